import type { SxProps, Theme } from '@mui/material/styles';
import { offStyles, takenStyles } from './blockedStyles.ts';

/** A touch target. */
const cell = 44;

const band = { bgcolor: 'brand.band' };
const ends = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 700,
  // Forced colours remove the background.
  '@media (forced-colors: active)': { border: '3px double' },
};
/** Half of the cell, so that the band starts or ends under the centre of a round day. */
const half = (side: 'left' | 'right') => ({
  backgroundImage: ({ vars, palette }: Theme) => {
    const { band: color } = (vars ?? { palette }).palette.brand;
    return `linear-gradient(to ${side}, ${color} 50%, transparent 50%)`;
  },
});

const stays = { position: 'sticky', top: 0 } as const;

/** The styles of the calendar: see react-day-picker for the class names. */
export const calendarStyles: SxProps<Theme> = {
  '&[data-loading] .rdp-weeks': { opacity: 0.55 },
  // Side by side if there is space, or else stacked.
  '.rdp-months': { display: 'flex', flexWrap: 'wrap', columnGap: 4 },
  '.rdp-month': { flex: '1 1 290px', minWidth: 0 },
  // Sticky if the months are higher than the screen.
  '.rdp-nav': {
    ...stays,
    zIndex: 3,
    flex: '0 0 100%',
    height: cell,
    mb: `-${cell}px`,
    display: 'flex',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  },
  '.rdp-month_caption': {
    ...stays,
    zIndex: 2,
    bgcolor: 'background.paper',
    height: cell,
    display: 'grid',
    placeItems: 'center',
    typography: 'h5',
  },
  '.rdp-button_previous, .rdp-button_next': {
    pointerEvents: 'auto',
    width: cell,
    height: cell,
    display: 'grid',
    placeItems: 'center',
    p: 0,
    border: 0,
    borderRadius: ({ radius }) => radius.circle,
    color: 'text.primary',
    bgcolor: 'transparent',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-disabled]': { color: 'action.disabled', cursor: 'default' },
  },
  '.rdp-chevron': { width: 20, height: 20, fill: 'currentColor' },
  '.rdp-month_grid': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '.rdp-weekday': { height: 32, p: 0, typography: 'caption', color: 'text.secondary' },
  '.rdp-day': { p: 0, pt: '2px', textAlign: 'center', backgroundClip: 'content-box' },
  '.rdp-day_button': {
    width: cell,
    maxWidth: '100%',
    height: cell,
    p: 0,
    border: '1px solid transparent',
    borderRadius: ({ radius }) => radius.circle,
    typography: 'body2',
    fontWeight: 600,
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { borderColor: 'primary.main' } },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    '&[aria-disabled], &:disabled': { cursor: 'default', borderColor: 'transparent' },
  },
  '.rdp-today .rdp-day_button': { borderColor: 'brand.textSoft', fontWeight: 700 },
  '.off .rdp-day_button': offStyles,
  '.rdp-disabled .rdp-day_button': { color: 'text.disabled', fontWeight: 400 },
  '.taken .rdp-day_button': takenStyles,
  '.between, .reached': band,
  '.first': half('left'),
  '.last, .reachedLast': half('right'),
  '.reachedLast .rdp-day_button': { borderColor: 'primary.main' },
  '.rdp-selected:not(.between) .rdp-day_button': ends,
};
