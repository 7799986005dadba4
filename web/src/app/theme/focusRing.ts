import { colors } from '@selasar/brand';

/**
 * The focus ring of the keyboard: a dark line between two light ones, so that one of them contrasts with any
 * background. The dark line is an outline, which forced colours keep. MUI draws it inside where it would be cut off.
 */
export const focusRing = {
  outlineStyle: 'solid',
  outlineColor: colors.primaryDark,
  outlineWidth: 2,
  outlineOffset: 2,
  boxShadow: '0 0 0 6px #fff',
} as const;

/** Inside the edge, for elements whose overflow is cut off. */
export const focusRingInwards = {
  ...focusRing,
  outlineOffset: -4,
  boxShadow: 'inset 0 0 0 6px #fff',
};

/** For elements without MUI styles, or without room for the ring. */
export const focusStyles = {
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
