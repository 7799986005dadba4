import type { Position } from '@selasar/domain';

/** The corner in the north-west, and units of the drawing for a degree. */
const west = 114.38;
const north = -8.03;
const perDegree = 500;
/** A degree of longitude is shorter, by the cosine of Bali's latitude. */
const narrowing = Math.cos((8.45 * Math.PI) / 180);

/** The size of the drawing. */
export const size = { width: 716, height: 424 };

/** A linear projection: Bali is too small for the curve of the earth to show. */
export const project = ([longitude, latitude]: Position): [x: number, y: number] => [
  Math.round((longitude - west) * narrowing * perDegree),
  Math.round((north - latitude) * perDegree),
];
