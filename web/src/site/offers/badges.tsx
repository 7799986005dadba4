import Chip from '@mui/material/Chip';
import { palette } from '../../app/theme/palette.ts';

export function FeaturedBadge() {
  return (
    <Chip
      label="Featured"
      size="small"
      sx={{ bgcolor: palette.gold, color: palette.ink, fontWeight: 700 }}
    />
  );
}

export function PrivatePoolBadge() {
  return (
    <Chip
      label="Private Pool"
      size="small"
      sx={{ bgcolor: palette.lagoon, color: '#fff', fontWeight: 700 }}
    />
  );
}
