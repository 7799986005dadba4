import Chip from '@mui/material/Chip';
import { t } from '@selasar/domain';

export function FeaturedBadge() {
  return (
    <Chip
      label={t('Featured')}
      size="small"
      sx={{ bgcolor: 'brand.gold', color: 'brand.ink', fontWeight: 700 }}
    />
  );
}

export function PrivatePoolBadge() {
  return (
    <Chip
      label={t('Private Pool')}
      size="small"
      sx={{ bgcolor: 'brand.lagoon', color: 'common.white', fontWeight: 700 }}
    />
  );
}
