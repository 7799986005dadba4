import type { Theme } from '@mui/material/styles';
import { wideFold } from '../foldStyles.ts';

/** The fields of a visit in their fold. */
export const visitStyles = {
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
    [wideFold]: {
      '& .question': { display: 'block', alignSelf: 'center', fontWeight: 600 },
      '& form': {
        py: 1.5,
        gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr)) 88px auto',
      },
      '& .all-columns': { gridColumn: 'auto' },
    },
  },
} as const;
