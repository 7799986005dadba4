import Chip from '@mui/material/Chip';
import { t } from '@selasar/domain';

export function FeaturedBadge() {
  return (
    <Chip
      label={t('Featured')}
      size="small"
      sx={{ bgcolor: 'brand.accent', color: 'brand.text', fontWeight: 700 }}
    />
  );
}

export function PrivatePoolBadge() {
  return (
    <Chip
      label={t('Private Pool')}
      size="small"
      sx={{ bgcolor: 'brand.pool', color: 'common.white', fontWeight: 700 }}
    />
  );
}
