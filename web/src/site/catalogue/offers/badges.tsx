import Box from '@mui/material/Box';
import type { Theme, Palette } from '@mui/material/styles';
import { t, type PlainMessage } from '@selasar/domain/i18n';
import type { TourCategory } from '@selasar/domain/offers';

interface BadgeProps {
  label: string;
  color?: string;
  bgcolor: string | ((theme: Theme) => string);
}

/** Looks like a small MUI Chip, whose code and styles are mostly for what a badge cannot do. */
const Badge = ({ label, color = 'common.white', bgcolor }: BadgeProps) => (
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

type Colors = Palette['category'];

interface CategoryBadgeProps {
  category: string;
  otherwise?: keyof Colors;
}

export const CategoryBadge = ({ category, otherwise }: CategoryBadgeProps) => (
  <Badge
    label={categoryTitle(category)}
    bgcolor={({ palette: { category: colors, otherCategory } }) => {
      const known = isKnown(category) ? category : otherwise;
      return known ? colors[known] : otherCategory;
    }}
  />
);

export const categoryNames: Readonly<Record<TourCategory, PlainMessage>> = {
  adventure: 'Adventure',
  romantic: 'Romantic',
  family: 'Family',
  cultural: 'Cultural',
};

const isKnown = (category: string): category is TourCategory =>
  Object.hasOwn(categoryNames, category);

const categoryTitle = (category: string): string =>
  isKnown(category)
    ? t(categoryNames[category])
    : category.charAt(0).toUpperCase() + category.slice(1);
