import type { Theme } from '@mui/material/styles';

/** From this width on the content of a fold is always visible, in browsers that can show that of a closed element. */
export const wideFold = '@media (min-width: 900px)';

export const unfoldedWhenWide = {
  '@supports selector(::details-content)': {
    [wideFold]: {
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& > summary': { display: 'none' },
    },
  },
} as const;

export const foldStyles = {
  borderRadius: ({ radius }: Theme) => radius.card,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& > summary': {
    px: 2,
    cursor: 'pointer',
    typography: 'body2',
    lineHeight: '44px',
    fontWeight: 600,
  },
  ...unfoldedWhenWide,
} as const;
