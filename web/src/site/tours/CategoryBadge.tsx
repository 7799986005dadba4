import Chip from '@mui/material/Chip';
import { categoryColors, otherCategoryColor } from '../../ui/palette.ts';

const title = (category: string) => category.charAt(0).toUpperCase() + category.slice(1);

export function CategoryBadge({ category, color }: { category: string; color?: string }) {
  return (
    <Chip
      label={title(category)}
      size="small"
      sx={{
        bgcolor: color ?? categoryColors[category] ?? otherCategoryColor,
        color: '#fff',
        fontWeight: 700,
      }}
    />
  );
}
