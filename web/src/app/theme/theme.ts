import { createTheme } from '@mui/material/styles';
import { focusRing, focusRingInwards, focusStyles } from './focusRing.ts';
import { colorSchemes } from './palette.ts';
import { radius, shade, shadow } from './tokens.ts';

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

/** The minimum height of touch targets (pixels). */
const forThumbs = { '@media (pointer: coarse)': { minHeight: 44 } };

/** The one theme of the site and the staff area. */
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
      // The first ripple adds a style rule, and the browser then restyles the whole page, which is slow in a grid. It
      // would also reduce the contrast of the text.
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
    // A tooltip never blocks the pointer.
    MuiTooltip: { defaultProps: { disableInteractive: true } },
    // Keeps the buttons clear of the bar about a lost connection.
    MuiDialog: { styleOverrides: { paperFullScreen: { paddingBottom: 48 } } },
    // A focused field is shown with the message beneath it.
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
