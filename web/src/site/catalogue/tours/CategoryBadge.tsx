import Chip from '@mui/material/Chip';
import type { Palette } from '@mui/material/styles';
import { categoryTitle } from './categoryTitle.ts';

type Colors = Palette['category'];

const isKnown = (category: string, colors: Colors): category is keyof Colors =>
  Object.hasOwn(colors, category);

interface CategoryBadgeProps {
  category: string;
  /** The colour of a category without its own colour; by default grey. */
  otherwise?: keyof Colors;
}

export function CategoryBadge({ category, otherwise }: CategoryBadgeProps) {
  return (
    <Chip
      label={categoryTitle(category)}
      size="small"
      sx={{
        bgcolor: ({ palette: { category: colors, otherCategory } }) =>
          isKnown(category, colors)
            ? colors[category]
            : otherwise
              ? colors[otherwise]
              : otherCategory,
        color: 'common.white',
        fontWeight: 700,
      }}
    />
  );
}
