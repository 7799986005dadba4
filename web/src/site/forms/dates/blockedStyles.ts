import type { Theme } from '@mui/material/styles';

/** The style of taken days, but not of past days. */
export const takenStyles = {
  color: 'brand.textSoft',
  fontWeight: 400,
  backgroundImage: ({ shade }: Theme) => shade.taken,
  // Remains in forced-colours mode, which removes the pattern.
  textDecoration: 'line-through',
} as const;

/** The style of days that are not offered. They stay readable. */
export const offStyles = { color: 'brand.textSoft', fontWeight: 400 } as const;
