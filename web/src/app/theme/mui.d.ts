import type { CSSObject } from '@mui/material/styles';
import type { everywhere } from './palette.ts';
import type { radius, shade, shadow } from './theme.ts';

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
