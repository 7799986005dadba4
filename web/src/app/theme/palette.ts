/** The brand's colours. Contrast on `sand` and on white: jungle 9:1, clay 5:1, ink 13:1. */
export const brand = {
  jungle: '#1f4b3f',
  jungleDeep: '#14332b',
  clay: '#a8492b',
  clayDeep: '#873820',
  gold: '#eab464',
  lagoon: '#0d6476',
  sand: '#fbf7f0',
  linen: '#f1e9dc',
  ink: '#23302b',
  inkSoft: '#56635d',
} as const;

/** What has the same colour in light and in dark. */
export const everywhere = {
  brand,
  /** Badges of tours: a deep colour, so that white text on it reads at AA. */
  category: {
    adventure: '#b4460f',
    romantic: '#b4286b',
    family: '#1f5fae',
    cultural: '#6b3fa0',
  },
  otherCategory: '#5b6470',
  /** Pale and deep shade of each status colour; the pairs read at AA on light and on dark. */
  status: {
    yellow: { pale: '#fdefc4', deep: '#6b4700' },
    green: { pale: '#d3efd9', deep: '#17502a' },
    blue: { pale: '#d5e6fb', deep: '#174a86' },
    red: { pale: '#fbdcd9', deep: '#8c1d18' },
  },
  /** What lies on the deep green and on ink. */
  onDark: {
    text: '#e9e4d8',
    menuText: '#dfe7e2',
    hovered: 'rgb(255 255 255 / .09)',
    loading: 'rgb(255 255 255 / .14)',
    chosen: 'rgb(255 255 255 / .16)',
    line: 'rgb(255 255 255 / .16)',
    edge: 'rgb(255 255 255 / .3)',
  },
  /** A number that waits, on the deep green. */
  count: { main: '#f0c987', contrastText: '#2b1d00' },
  /** A row that has come while one looked, first and afterwards. */
  fresh: { arriving: 'rgb(234 180 100 / .75)', settled: 'rgb(234 180 100 / .2)' },
} as const;

const light = {
  primary: { main: brand.jungle, dark: brand.jungleDeep, contrastText: '#fff' },
  secondary: { main: brand.clay, dark: brand.clayDeep, contrastText: '#fff' },
  background: { default: brand.sand, paper: '#fff' },
  text: { primary: brand.ink, secondary: brand.inkSoft },
  success: { main: '#25683a' },
  warning: { main: '#8a5a00' },
  error: { main: '#b3261e' },
  info: { main: '#1f5fae' },
  divider: '#e4dacb',
  ...everywhere,
};

const dark = {
  primary: { main: '#8fcbb4', contrastText: '#0d231c' },
  secondary: { main: '#eda98d', contrastText: '#3a1507' },
  background: { default: '#111815', paper: '#18211d' },
  text: { primary: '#edf1ee', secondary: '#a9b6af' },
  error: { main: '#ff8f85' },
  divider: '#2c3933',
  ...everywhere,
};

/** Visitors always see light; staff may choose dark. */
export const colorSchemes = { light: { palette: light }, dark: { palette: dark } };
