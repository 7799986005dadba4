import Chip from '@mui/material/Chip';

export function FeaturedBadge() {
  return (
    <Chip
      label="Featured"
      size="small"
      sx={{ bgcolor: 'brand.accent', color: 'brand.text', fontWeight: 700 }}
    />
  );
}

export function PrivatePoolBadge() {
  return (
    <Chip
      label="Private Pool"
      size="small"
      sx={{ bgcolor: 'brand.pool', color: 'common.white', fontWeight: 700 }}
    />
  );
}
