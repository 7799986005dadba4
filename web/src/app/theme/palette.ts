/** The brand's colours. Contrast on `sand` and on white: jungle 9:1, clay 5:1, ink 13:1. */
export const palette = {
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

/** Category badges: a deep colour, so that white text on it reads at AA. */
export const categoryColors: Record<string, string> = {
  adventure: '#b4460f',
  romantic: '#b4286b',
  family: '#1f5fae',
  cultural: '#6b3fa0',
};

export const otherCategoryColor = '#5b6470';

/** The detail page colours every category that is none of the first three purple. */
export const detailCategoryColor = (category: string): string =>
  categoryColors[category] ?? '#6b3fa0';
