import type { Theme } from '@mui/material/styles';

/** A short text on a picture. */
export const pill = {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  borderRadius: ({ radius }: Theme) => radius.pill,
  background: ({ shade }: Theme) => shade.photo,
  color: 'common.white',
  typography: 'body2',
};
