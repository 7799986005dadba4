/** Lamps, rugs, bowls and books: what makes a room lived in. */
import { glow, oval, poly, rect, repeat } from './shapes.ts';
import { mix, path, place, stroke } from './svg.ts';

export const pendant = (
  x: number,
  y: number,
  size: number,
  color: string,
  cord: string,
  light = 0.7,
): string =>
  glow(x, y, size * 1.9, '#ffdf9c', light) +
  stroke(`M${x} -10V${y - size * 0.4}`, cord, 4) +
  path(
    `M${x - size * 0.16} ${y - size * 0.42}H${x + size * 0.16}Q${x + size * 0.46} ${y - size * 0.2} ${x + size * 0.52} ${y + size * 0.26}Q${x} ${y + size * 0.4} ${x - size * 0.52} ${y + size * 0.26}Q${x - size * 0.46} ${y - size * 0.2} ${x - size * 0.16} ${y - size * 0.42}Z`,
    color,
  ) +
  repeat(5, (_, t) =>
    stroke(
      `M${x + (t - 0.5) * size * 0.3} ${y - size * 0.4}Q${x + (t - 0.5) * size * 0.8} ${y - size * 0.1} ${x + (t - 0.5) * size * 0.98} ${y + size * 0.28}`,
      mix(color, '#5a3a1e', 0.3),
      2.5,
      'opacity="0.55"',
    ),
  ) +
  oval(x, y + size * 0.3, size * 0.34, size * 0.06, '#fff3cf');

export const tableLamp = (x: number, y: number, size: number, base: string): string =>
  glow(x, y - size * 0.75, size * 1.4, '#ffdf9c', 0.7) +
  place(
    x,
    y,
    size / 100,
    rect(-22, -8, 44, 8, base, 4) +
      oval(0, -30, 18, 26, base) +
      path('M-24 -108H24L40 -54H-40Z', '#fff0cc'),
  );

/** A market umbrella over the chairs. */
export const sunshade = (
  x: number,
  y: number,
  height: number,
  cloth: string,
  stripe: string,
  wood: string,
): string =>
  place(
    x,
    y,
    height / 300,
    stroke('M0 0V-290', wood, 9) +
      path('M-150 -214Q-90 -270 0 -296Q90 -270 150 -214Z', cloth) +
      path('M-52 -214Q-34 -272 0 -296Q34 -272 52 -214Z', stripe) +
      rect(-152, -218, 304, 16, cloth, 6) +
      oval(0, -298, 7, 7, wood),
  );

export const rug = (
  x: number,
  y: number,
  width: number,
  depth: number,
  color: string,
  band: string,
): string =>
  poly(color, [
    [x - width * 0.42, y - depth],
    [x + width * 0.42, y - depth],
    [x + width / 2, y],
    [x - width / 2, y],
  ]) +
  stroke(
    `M${x - width * 0.4} ${y - depth + 16}H${x + width * 0.4}M${x - width * 0.465} ${y - 18}H${x + width * 0.465}`,
    band,
    7,
  );

/** A bowl of fruit. */
export const fruit = (x: number, y: number, size: number, bowl: string): string =>
  place(
    x,
    y,
    size / 100,
    oval(-20, -42, 22, 22, '#f0a93a') +
      oval(22, -42, 22, 22, '#d9513a') +
      oval(2, -54, 20, 20, '#8fb950') +
      path('M-6 -66Q30 -84 44 -46Q30 -64 -6 -66Z', '#f6cf55') +
      path('M-52 -38H52Q46 0 18 0H-18Q-46 0 -52 -38Z', bowl),
  );

export const cup = (x: number, y: number, size: number, color: string): string =>
  place(
    x,
    y,
    size / 100,
    stroke('M34 -50Q60 -46 46 -24Q40 -16 26 -18', color, 9) +
      path('M-38 -60H38Q38 -14 16 0H-16Q-38 -14 -38 -60Z', color) +
      oval(0, -60, 38, 8, '#5a3520'),
  );

export const vase = (
  x: number,
  y: number,
  size: number,
  color: string,
  stem: string,
  bloom: string,
): string =>
  place(
    x,
    y,
    size / 100,
    stroke('M0 -50Q-6 -90 -26 -118M0 -50Q4 -96 4 -134M0 -50Q10 -90 32 -112', stem, 5) +
      oval(-26, -120, 14, 14, bloom) +
      oval(4, -138, 16, 16, bloom) +
      oval(33, -114, 13, 13, bloom) +
      path('M-12 -60H12L10 -46Q30 -34 26 -14Q22 0 0 0Q-22 0 -26 -14Q-30 -34 -10 -46Z', color),
  );

const spines = [
  '#a8485c',
  '#d9a04c',
  '#5f7f8c',
  '#f0dcc0',
  '#6f8f64',
  '#8a5f86',
  '#c9744c',
] as const;

/** Books that stand on a shelf at `y`, in the order of their `seed`. */
export const books = (x: number, y: number, count: number, seed: number): string =>
  repeat(count, (i) => {
    const tall = 76 + ((i * 7 + seed * 5) % 4) * 9;
    const color = spines[(i * 3 + seed * 2) % spines.length] ?? spines[0];
    return (
      rect(x + i * 33, y - tall, 26, tall, color, 3) +
      rect(x + i * 33, y - tall + 16, 26, 6, '#f3d9a8', 0, 'opacity="0.7"')
    );
  });
