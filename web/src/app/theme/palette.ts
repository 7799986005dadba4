import { colors } from '@selasar/brand';

/** '#rrggbb' with an opacity from 0 to 1, as a CSS colour. */
export function translucent(color: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${opacity})`;
}

const { dark: atNight, ...brand } = colors;

export const everywhere = {
  brand,
  /** A deep colour, so that white text on it has AA contrast. */
  category: {
    adventure: '#b4460f',
    romantic: '#b4286b',
    family: '#1f5fae',
    cultural: '#6b3fa0',
  },
  otherCategory: '#5b6470',
  /** The pairs have AA contrast in light and dark mode. */
  status: {
    yellow: { pale: '#fdefc4', deep: '#6b4700' },
    green: { pale: '#d3efd9', deep: '#17502a' },
    blue: { pale: '#d5e6fb', deep: '#174a86' },
    red: { pale: '#fbdcd9', deep: '#8c1d18' },
  },
  onDark: {
    text: 'rgb(255 255 255 / .9)',
    menuText: 'rgb(255 255 255 / .88)',
    hovered: 'rgb(255 255 255 / .09)',
    loading: 'rgb(255 255 255 / .14)',
    chosen: 'rgb(255 255 255 / .16)',
    line: 'rgb(255 255 255 / .16)',
    edge: 'rgb(255 255 255 / .3)',
  },
  count: { main: brand.accent, contrastText: brand.text },
  chosenDay: translucent(brand.accent, 0.75),
} as const;

const light = {
  primary: { main: brand.primary, dark: brand.primaryDark, contrastText: '#fff' },
  secondary: { main: brand.secondary, dark: brand.secondaryDark, contrastText: '#fff' },
  background: { default: brand.background, paper: '#fff' },
  text: { primary: brand.text, secondary: brand.textSoft },
  success: { main: '#25683a' },
  warning: { main: '#8a5a00' },
  error: { main: '#b3261e' },
  info: { main: '#1f5fae' },
  divider: brand.line,
  ...everywhere,
};

const dark = {
  primary: { main: atNight.primary, contrastText: atNight.onPrimary },
  secondary: { main: atNight.secondary, contrastText: atNight.onSecondary },
  background: { default: atNight.background, paper: atNight.paper },
  text: { primary: atNight.text, secondary: atNight.textSoft },
  error: { main: '#ff8f85' },
  divider: atNight.line,
  ...everywhere,
};

/** Visitors always see light; the staff area follows the system, unless its user chooses. */
export const colorSchemes = { light: { palette: light }, dark: { palette: dark } };
