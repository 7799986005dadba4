import Chip from '@mui/material/Chip';
import { categoryColors, otherCategoryColor } from '../../app/theme/palette.ts';
import { categoryTitle } from './categoryTitle.ts';

export function CategoryBadge({ category, color }: { category: string; color?: string }) {
  return (
    <Chip
      label={categoryTitle(category)}
      size="small"
      sx={{
        bgcolor: color ?? categoryColors[category] ?? otherCategoryColor,
        color: '#fff',
        fontWeight: 700,
      }}
    />
  );
}
