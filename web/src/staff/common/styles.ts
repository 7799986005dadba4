import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

export const phoneScreen = '(max-width: 599.95px)';
export const touchScreen = '(pointer: coarse)';

export const touchTargets = {
  [`@media ${touchScreen}`]: {
    '& .MuiIconButton-root, & .MuiButton-root': { minWidth: 44, minHeight: 44 },
    '& .MuiInputBase-root': { minHeight: 44 },
  },
} as const;

export const iconOnPhones = {
  whiteSpace: 'nowrap',
  minWidth: 44,
  '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
} as const;

/** A phone has no room for it; it is still part of the accessible name. */
export const onWideScreens = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden });

/** A button that does nothing for now: it stays in its place, keeps the focus, and its words stay readable. */
export const resting = {
  cursor: 'default',
  boxShadow: 'none',
  '&, &:hover': { color: 'text.secondary', borderColor: 'divider', bgcolor: 'transparent' },
  '&.MuiButton-contained': { bgcolor: 'action.disabledBackground' },
} as const;
