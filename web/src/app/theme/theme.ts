import { colors } from '@selasar/brand';
import { createTheme, type CSSObject } from '@mui/material/styles';
import { colorSchemes, type everywhere, translucent } from './palette.ts';

export const radius = {
  thumbnail: '8px',
  row: '10px',
  tile: '14px',
  card: '20px',
  sheet: '24px',
  pill: '999px',
  circle: '50%',
} as const;

export const shadow = {
  bar: `0 2px 18px ${translucent(colors.primaryDark, 0.14)}`,
  hoveredCard: `0 14px 40px ${translucent(colors.primaryDark, 0.16)}`,
  bookingCard: `0 18px 50px ${translucent(colors.primaryDark, 0.1)}`,
  today: 'inset 2px 0 0 0 var(--mui-palette-secondary-main)',
} as const;

export const shade = {
  navBar: `linear-gradient(${translucent(colors.dark.onPrimary, 0.56)}, ${translucent(colors.dark.onPrimary, 0.5)} 65%, transparent)`,
  hero: 'linear-gradient(180deg, rgb(18 20 32 / .5) 0%, rgb(18 20 32 / .06) 26%, rgb(18 20 32 / .1) 60%, rgb(18 20 32 / .4) 100%)',
  wordsBegin: 'rgb(18 20 32 / .5)',
  wordsEnd: 'rgb(18 20 32 / .58)',
  photo: translucent(colors.dark.onPrimary, 0.72),
  taken: `repeating-linear-gradient(-45deg, transparent 0 4px, ${translucent(colors.textSoft, 0.2)} 4px 8px)`,
  pending: 'repeating-linear-gradient(-45deg, transparent 0 5px, rgb(107 71 0 / .16) 5px 9px)',
  blocked: `radial-gradient(${translucent(colors.text, 0.3)} 1px, transparent 1.4px)`,
} as const;

/**
 * A dark line between two light ones: one of them contrasts with any background. The dark line is an outline, which
 * forced colours keep. MUI draws it inside where it would be cut off.
 */
const focusRing = {
  outlineStyle: 'solid',
  outlineColor: colors.primaryDark,
  outlineWidth: 2,
  outlineOffset: 2,
  boxShadow: '0 0 0 6px #fff',
} as const;

const focusRingInwards = {
  ...focusRing,
  outlineOffset: -4,
  boxShadow: 'inset 0 0 0 6px #fff',
};

const focusStyles = {
  // `:where` adds no specificity: rings that MUI draws inside stay so.
  ':is(a, button, section, select:where(:not(.MuiInputBase-input))):focus-visible': focusRing,
  // MUI marks it only after hydration.
  '.MuiSlider-thumb:has(input:focus-visible)': focusRing,
  // A card is one link and cuts off its overflow.
  '.MuiCard-root:has(> .MuiCardActionArea-root:focus-visible)': focusRing,
  '.MuiCard-root > .MuiCardActionArea-root.Mui-focusVisible': {
    outline: 'none',
    boxShadow: 'none',
  },
  '[data-sonner-toaster] :is([data-sonner-toast], [data-button], [data-close-button]):focus-visible:focus-visible':
    focusRing,
  // Forced colours remove backgrounds, which are all that a main button has, and the brand's colour, in which the thicker
  // frame of a field is its focus.
  '@media (forced-colors: active)': {
    '.MuiButton-contained': { border: '1px solid !important' },
    ':is(.MuiInputBase-root, .MuiPickersInputBase-root).Mui-focused': {
      outline: '2px solid Highlight',
      outlineOffset: 2,
    },
  },
} as const;

// Fonts named '… as …' are system fonts adjusted to the metrics of ours: see fonts.css.
const serif =
  'Fraunces, "Fraunces as Georgia", "Fraunces as Noto Serif", "Fraunces as DejaVu Serif", Georgia, serif';
const sans =
  'Figtree, "Figtree as Arial", "Figtree as Roboto", "Figtree as DejaVu Sans", system-ui, sans-serif';

const heading = {
  fontFamily: serif,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

const forThumbs = { '@media (pointer: coarse)': { minHeight: 44 } };

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes,
  radius,
  shadow,
  shade,
  mixins: { focusRingInwards },
  focusVisible: focusRing,
  shape: { borderRadius: 12 },
  // By itself, MUI repeats a calculation with a variable in every length.
  spacing: (factor: number) => `${8 * factor}px`,
  typography: {
    fontFamily: sans,
    h1: { ...heading, fontSize: 'clamp(2rem, 1.35rem + 2.6vw, 3.5rem)', lineHeight: 1.1 },
    h2: { ...heading, fontSize: 'clamp(1.7rem, 1.3rem + 1.6vw, 2.5rem)', lineHeight: 1.15 },
    h3: { ...heading, fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', lineHeight: 1.25 },
    h4: { ...heading, fontSize: '1.2rem', lineHeight: 1.3 },
    h5: { ...heading, fontSize: '1.1rem', lineHeight: 1.35 },
    // In small letters the font's kerning would close the space after a 'w': 'New booking'.
    h6: { ...heading, fontSize: '1rem', lineHeight: 1.4, wordSpacing: '0.12em' },
    body1: { lineHeight: 1.65 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      // The first ripple adds a style rule, and the browser restyles the whole page: slow in a grid.
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:active': { opacity: 0.8 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: radius.pill, ...forThumbs },
        sizeLarge: { padding: '11px 26px' },
      },
    },
    MuiToggleButton: { styleOverrides: { root: forThumbs, sizeSmall: { paddingInline: 14 } } },
    // Before hydration a label does not react to typed text, and would cover it.
    MuiTextField: { defaultProps: { placeholder: ' ' } },
    MuiFormControl: {
      styleOverrides: {
        root: {
          '&:has([placeholder]:not(:placeholder-shown)) > label[data-shrink="false"]': {
            opacity: 0,
          },
        },
      },
    },
    MuiTooltip: { defaultProps: { disableInteractive: true } },
    // Keeps the buttons clear of the bar about a lost connection.
    MuiDialog: { styleOverrides: { paperFullScreen: { paddingBottom: 48 } } },
    MuiDialogContent: { styleOverrides: { root: { scrollPaddingBlock: 64 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPadding: '88px 0 64px' },
        body: { overflowWrap: 'break-word', textWrap: 'pretty' },
        ...focusStyles,
        // A touch target larger than the visible button.
        '[data-sonner-toast] [data-close-button]::after': {
          content: '""',
          position: 'absolute',
          inset: -12,
        },
        'h1:focus, main:focus': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
  },
});

type Tokens = { radius: typeof radius; shadow: typeof shadow; shade: typeof shade };
type OwnPalette = typeof everywhere;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface Theme extends Tokens {}
  interface ThemeOptions extends Tokens {}
  interface Mixins {
    focusRingInwards: CSSObject & { outlineColor: string; outlineOffset: number };
  }
}
