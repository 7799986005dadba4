import { createTheme } from '@mui/material/styles';
import { focusRing, focusRingInwards, focusStyles } from './focusRing.ts';
import { colorSchemes } from './palette.ts';
import { radius, shade, shadow } from './tokens.ts';

// Those 'as' another are that font of the system, stretched to ours: see fonts.css.
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

/** Under a thumb, whatever is pressed is at least this high (pixels). */
const forThumbs = { '@media (pointer: coarse)': { minHeight: 44 } };

/** One theme for the whole house. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes,
  radius,
  shadow,
  shade,
  mixins: { focusRingInwards },
  focusVisible: focusRing,
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: sans,
    h1: { ...heading, fontSize: 'clamp(2.1rem, 1.5rem + 2.6vw, 3.5rem)', lineHeight: 1.1 },
    h2: { ...heading, fontSize: 'clamp(1.7rem, 1.3rem + 1.6vw, 2.5rem)', lineHeight: 1.15 },
    h3: { ...heading, fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', lineHeight: 1.25 },
    h4: { ...heading, fontSize: '1.2rem', lineHeight: 1.3 },
    h5: { ...heading, fontSize: '1.1rem', lineHeight: 1.35 },
    h6: { ...heading, fontSize: '1rem', lineHeight: 1.4 },
    body1: { lineHeight: 1.65 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: {
      // The first ripple puts a rule into the page, and the browser then styles all of it anew: in a grid that takes long.
      // It would also take contrast from the words.
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
    // Until React has taken a field over, its label does not know that something was typed, and would lie over it.
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
    // A tooltip never lies between a pointer and what it is meant for.
    MuiTooltip: { defaultProps: { disableInteractive: true } },
    // Leaves the buttons free of the line that tells of a lost connection.
    MuiDialog: { styleOverrides: { paperFullScreen: { paddingBottom: 48 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPadding: '88px 0 64px' },
        body: { overflowWrap: 'break-word', textWrap: 'pretty' },
        ...focusStyles,
        // Larger than it looks, for a thumb.
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
