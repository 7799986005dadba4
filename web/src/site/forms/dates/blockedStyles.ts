import type { Theme } from '@mui/material/styles';

export const takenStyles = {
  color: 'brand.textSoft',
  fontWeight: 400,
  backgroundImage: ({ shade }: Theme) => shade.taken,
  // Remains in forced-colours mode, which removes the pattern.
  textDecoration: 'line-through',
} as const;

export const offStyles = { color: 'brand.textSoft', fontWeight: 400 } as const;
