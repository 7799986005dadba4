import type { SxProps, Theme } from '@mui/material/styles';
import { offStyles, takenStyles } from './Legend.tsx';

/** A touch target. */
const cell = 44;

/** From a day's centre to the edge of its column, a fourteenth of the month. */
const edge = 'calc(50% - 100cqw / 14)';
const band = (left: string, right: string) => ({ bgcolor: 'brand.band', left, right });
const ends = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 700,
  // Forced colours remove the background.
  '@media (forced-colors: active)': { border: '3px double' },
};
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  m: 0,
} as const;

const stays = { position: 'sticky', top: 0 } as const;

export const calendarStyles: SxProps<Theme> = {
  position: 'relative',
  '&[data-loading] .MuiDayCalendar-monthContainer': { opacity: 0.55 },
  '.months': { display: 'flex', flexWrap: 'wrap', columnGap: 4 },
  '.turn': {
    ...stays,
    zIndex: 3,
    height: cell,
    mb: `-${cell}px`,
    display: 'flex',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  },
  '.turn > button': {
    pointerEvents: 'auto',
    width: cell,
    height: cell,
    color: 'text.primary',
    '&[aria-disabled]': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' },
    // The edge of what scrolls would cut the ring off.
    '&:focus-visible': ({ mixins }: Theme) => mixins.focusRingInwards,
  },
  '.caption': {
    ...stays,
    zIndex: 2,
    bgcolor: 'background.paper',
    height: cell,
    display: 'grid',
    placeItems: 'center',
  },
  // MUI gives a month a width and a height, and cuts off the focus ring.
  '.MuiDateCalendar-root': {
    flex: '1 1 290px',
    minWidth: 0,
    width: 'auto',
    height: 'auto',
    maxHeight: 'none',
    m: 0,
    overflow: 'visible',
  },
  '.MuiDayCalendar-slideTransition': { minHeight: 0 },
  '.MuiDayCalendar-monthContainer': { overflow: 'visible', containerType: 'inline-size' },
  '.MuiDayCalendar-header, .MuiDayCalendar-weekContainer': columns,
  '.MuiDayCalendar-weekDayLabel': { width: 'auto', height: 32, m: 0 },
  '.MuiDayCalendar-weekContainer': { pt: '2px' },
  '.day': {
    position: 'relative',
    // The band is behind the number, and before the calendar.
    isolation: 'isolate',
    justifySelf: 'center',
    width: cell,
    maxWidth: '100%',
    height: cell,
    p: 0,
    border: 0,
    borderRadius: ({ radius }) => radius.circle,
    typography: 'body2',
    fontWeight: 600,
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
    '&:focus-visible': { zIndex: 1 },
    '&[aria-disabled], &:disabled': { cursor: 'default' },
    '&:disabled': { color: 'text.disabled', fontWeight: 400 },
    '&::before': { position: 'absolute', zIndex: -1, top: 0, bottom: 0 },
    '& > span': {
      height: '100%',
      display: 'grid',
      placeItems: 'center',
      border: '1px solid transparent',
      borderRadius: ({ radius }) => radius.circle,
    },
    '@media (hover: hover)': {
      '&:hover:not([aria-disabled], :disabled) > span': { borderColor: 'primary.main' },
    },
  },
  '.today': { fontWeight: 700, '& > span': { borderColor: 'brand.textSoft' } },
  '.off > span': offStyles,
  '.taken > span': takenStyles,
  '.first, .between, .reached, .last, .reachedLast': { '&::before': { content: '""' } },
  '.between::before, .reached::before': band(edge, edge),
  '.first::before': band('50%', edge),
  '.last::before, .reachedLast::before': band(edge, '50%'),
  '.reachedLast > span': { borderColor: 'primary.main' },
  '.picked > span': ends,
};
