import type { Theme } from '@mui/material/styles';

/** From this width on the fields are always visible, in browsers that can show the content of a closed element. */
const wide = '@media (min-width: 900px)';

export const visitStyles = {
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
  '& form': {
    display: 'grid',
    gap: 1.5,
    alignItems: 'end',
    px: 2,
    pb: 2,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  '& form > div:last-of-type': {
    display: 'flex',
    gap: 1,
    '& > *': { flex: 1, height: 44, whiteSpace: 'nowrap' },
  },
  '& .all-columns': { gridColumn: '1 / -1' },
  '& label': { display: 'block', typography: 'body2', color: 'text.secondary' },
  '& input:not([type=hidden])': {
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    boxSizing: 'border-box',
    width: 1,
    height: 44,
    px: 1.25,
    border: 1,
    borderColor: 'grey.500',
    borderRadius: ({ radius }: Theme) => radius.row,
  },
  '& .question': { display: 'none' },
  '@supports selector(::details-content)': {
    [wide]: {
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& > summary': { display: 'none' },
      '& .question': { display: 'block', alignSelf: 'center', fontWeight: 600 },
      '& form': {
        py: 1.5,
        gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr)) 88px auto',
      },
      '& .all-columns': { gridColumn: 'auto' },
    },
  },
} as const;
