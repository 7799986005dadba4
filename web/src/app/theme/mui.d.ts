import type { CSSObject } from '@mui/material/styles';
import type { everywhere } from './palette.ts';
import type { radius, shade, shadow } from './tokens.ts';

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
    /** The focus ring of the keyboard for elements whose overflow is cut off. */
    focusRingInwards: CSSObject & { outlineColor: string; outlineOffset: number };
  }
}
