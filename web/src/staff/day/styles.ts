import type { SxProps, Theme } from '@mui/material/styles';

export const columns =
  '52px minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.2fr) minmax(0, 1.3fr) 176px';

export const itemStyles: SxProps<Theme> = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 0.75,
  px: { xs: 1.5, md: 1.5 },
  py: 1,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: '52px minmax(0, 1fr)',
    sm: '52px minmax(0, 1fr) minmax(0, 220px)',
    md: columns,
  },
  gridTemplateAreas: {
    xs: '"time what" ". guest" ". where" ". crew" ". ticks"',
    sm: '"time what ticks" ". guest crew" ". where crew"',
    md: '"time what guest where crew ticks"',
  },
  alignItems: 'start',
  // On a long day, jobs out of view are not laid out until they come near.
  '&:nth-of-type(n + 30)': {
    contentVisibility: 'auto',
    containIntrinsicSize: { xs: 'auto 240px', md: 'auto 76px' },
  },
  '&[data-ticked]': { bgcolor: 'action.hover' },
  '& > .time': { gridArea: 'time', fontVariantNumeric: 'tabular-nums' },
  '& > .what': { gridArea: 'what', display: 'grid', gap: 0.25, justifyItems: 'start' },
  '& > .guest': { gridArea: 'guest' },
  '& > .where': { gridArea: 'where', overflowWrap: 'anywhere' },
  '& > .crew': { gridArea: 'crew' },
  '& > .ticks': { gridArea: 'ticks', maxWidth: { xs: 320 } },
  '& > :empty': { display: 'none' },
};
