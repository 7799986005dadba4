import type { Palette } from '@mui/material/styles';
import { Badge } from '../offers/badges.tsx';
import { categoryTitle } from './categoryTitle.ts';

type Colors = Palette['category'];

const isKnown = (category: string, colors: Colors): category is keyof Colors =>
  Object.hasOwn(colors, category);

interface CategoryBadgeProps {
  category: string;
  otherwise?: keyof Colors;
}

export function CategoryBadge({ category, otherwise }: CategoryBadgeProps) {
  return (
    <Badge
      label={categoryTitle(category)}
      bgcolor={({ palette: { category: colors, otherCategory } }) =>
        isKnown(category, colors) ? colors[category] : otherwise ? colors[otherwise] : otherCategory
      }
    />
  );
}
