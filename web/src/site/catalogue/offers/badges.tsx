import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { t } from '@selasar/domain/i18n';

interface BadgeProps {
  label: string;
  color?: string;
  bgcolor: string | ((theme: Theme) => string);
}

/** Looks like a small MUI Chip, whose code and styles are mostly for what a badge cannot do. */
export const Badge = ({ label, color = 'common.white', bgcolor }: BadgeProps) => (
  <Box
    sx={{
      display: 'inline-block',
      maxWidth: 1,
      height: 24,
      px: 1,
      borderRadius: ({ radius }) => radius.pill,
      fontSize: '0.8125rem',
      fontWeight: 700,
      lineHeight: 1.5,
      pt: '2.25px',
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color,
      bgcolor,
    }}
  >
    {label}
  </Box>
);

export const FeaturedBadge = () => (
  <Badge label={t('Featured')} bgcolor="brand.accent" color="brand.text" />
);

export const PrivatePoolBadge = () => <Badge label={t('Private Pool')} bgcolor="brand.pool" />;
