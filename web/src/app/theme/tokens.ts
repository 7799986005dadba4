import { colors } from '@selasar/brand';
import { translucent } from './translucent.ts';

/** Border radii, from the smallest picture to the largest paper. */
export const radius = {
  thumbnail: '8px',
  row: '10px',
  tile: '14px',
  card: '20px',
  sheet: '24px',
  pill: '999px',
  circle: '50%',
} as const;

/** Soft shadows in the brand's colour, in place of MUI's grey ones. */
export const shadow = {
  bar: `0 2px 18px ${translucent(colors.primaryDark, 0.14)}`,
  hoveredCard: `0 14px 40px ${translucent(colors.primaryDark, 0.16)}`,
  bookingCard: `0 18px 50px ${translucent(colors.primaryDark, 0.1)}`,
  /** The line before today in a calendar. */
  today: 'inset 2px 0 0 0 var(--mui-palette-secondary-main)',
} as const;

/** Overlays that darken a background, so that text on it has AA contrast, and the pattern of a taken day. */
export const shade = {
  navBar: `linear-gradient(${translucent(colors.dark.onPrimary, 0.56)}, ${translucent(colors.dark.onPrimary, 0.5)} 65%, transparent)`,
  hero: 'linear-gradient(180deg, rgb(18 20 32 / .5) 0%, rgb(18 20 32 / .06) 26%, rgb(18 20 32 / .1) 60%, rgb(18 20 32 / .4) 100%)',
  /** Behind the text of a hero: at its start and its end. */
  wordsBegin: 'rgb(18 20 32 / .5)',
  wordsEnd: 'rgb(18 20 32 / .58)',
  photo: translucent(colors.dark.onPrimary, 0.72),
  taken: `repeating-linear-gradient(-45deg, transparent 0 4px, ${translucent(colors.textSoft, 0.2)} 4px 8px)`,
  /** Stays and blocks in the calendar of occupancy. */
  pending: 'repeating-linear-gradient(-45deg, transparent 0 5px, rgb(107 71 0 / .16) 5px 9px)',
  blocked: `radial-gradient(${translucent(colors.text, 0.3)} 1px, transparent 1.4px)`,
} as const;
