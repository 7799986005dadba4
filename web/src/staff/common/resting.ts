/** A button that does nothing for now: it stays in its place, keeps the focus, and its words stay readable. */
export const resting = {
  cursor: 'default',
  boxShadow: 'none',
  '&, &:hover': { color: 'text.secondary', borderColor: 'divider', bgcolor: 'transparent' },
  '&.MuiButton-contained': { bgcolor: 'action.disabledBackground' },
} as const;
