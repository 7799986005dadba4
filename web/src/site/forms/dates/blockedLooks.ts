import type { Theme } from '@mui/material/styles';

/** What a day that is taken looks like, which a day that has passed does not. */
export const takenStyles = {
  color: 'brand.textSoft',
  fontWeight: 400,
  backgroundImage: ({ shade }: Theme) => shade.taken,
  // Stays where the system's own colours take the pattern away.
  textDecoration: 'line-through',
} as const;

/** A day that is not offered. It can be read, and hides nothing from who looks for a reason. */
export const offStyles = { color: 'brand.textSoft', fontWeight: 400 } as const;
