import { colors } from '@selasar/brand';

/**
 * The mark of the keyboard's focus: a dark line between two light ones, so that one of them stands out from whatever
 * lies around it. The dark line is an outline, which forced colours keep. MUI turns it inwards where it would be cut off.
 */
export const focusRing = {
  outlineStyle: 'solid',
  outlineColor: colors.primaryDark,
  outlineWidth: 2,
  outlineOffset: 2,
  boxShadow: '0 0 0 6px #fff',
} as const;

/** Where what goes beyond the edge would be cut off. */
export const focusRingInwards = {
  ...focusRing,
  outlineOffset: -4,
  boxShadow: 'inset 0 0 0 6px #fff',
};

/** For what is not drawn by MUI, or keeps no room for the mark. */
export const focusStyles = {
  // `:where` adds no weight: what MUI turns inwards stays so.
  ':is(a, button, section, select:where(:not(.MuiInputBase-input))):focus-visible': focusRing,
  // Until the page can be used MUI does not mark it.
  '.MuiSlider-thumb:has(input:focus-visible)': focusRing,
  // A card is one link and cuts off what goes beyond it.
  '.MuiCard-root:has(> .MuiCardActionArea-root:focus-visible)': focusRing,
  '.MuiCard-root > .MuiCardActionArea-root.Mui-focusVisible': {
    outline: 'none',
    boxShadow: 'none',
  },
  '[data-sonner-toaster] :is([data-sonner-toast], [data-button], [data-close-button]):focus-visible:focus-visible':
    focusRing,
  // A field's frame grows and takes the brand's colour, which forced colours take away.
  '@media (forced-colors: active)': {
    ':is(.MuiInputBase-root, .MuiPickersInputBase-root).Mui-focused': {
      outline: '2px solid Highlight',
      outlineOffset: 2,
    },
  },
} as const;
