/** Plain shapes on top of svg.ts that houses, rooms and portraits are made of. */
import { gradient, H, line, path, place, random, stroke, W } from './svg.ts';
import type { Point } from './svg.ts';

export const poly = (fill: string, points: readonly Point[], more = ''): string =>
  path(`${line(points)}Z`, fill, more);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** `count` pieces side by side; `t` runs from 0 to 1. */
export const repeat = (count: number, draw: (i: number, t: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i, count > 1 ? i / (count - 1) : 0)).join('');

export function shaded(d: string, top: string, bottom: string, more = ''): string {
  const g = gradient([
    [0, top],
    [1, bottom],
  ]);
  return `<defs>${g.def}</defs>${path(d, g.fill, more)}`;
}

export function glow(x: number, y: number, r: number, color: string, strength = 0.8): string {
  const g = gradient(
    [
      [0, color, strength],
      [0.4, color, strength * 0.35],
      [1, color, 0],
    ],
    { cx: x, cy: y, r },
  );
  return `<defs>${g.def}</defs><circle cx="${x}" cy="${y}" r="${r}" fill="${g.fill}"/>`;
}

/** What stands above the line `y`, upside down below it. */
export const mirror = (y: number, opacity: number, ...layers: string[]): string =>
  `<g opacity="${opacity}" transform="translate(0 ${2 * y}) scale(1 -1)">${layers.join('')}</g>`;

let clips = 0;

export function clip(d: string, ...layers: string[]): string {
  clips += 1;
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${layers.join('')}</g>`;
}

/** A landscape seen through an opening: the whole drawing board, cut to fill the rectangle. */
export function view(
  x: number,
  y: number,
  width: number,
  height: number,
  ...layers: string[]
): string {
  const k = Math.max(width / W, height / H);
  return clip(
    `M${x} ${y}h${width}v${height}h${-width}Z`,
    place(x + (width - W * k) / 2, y + (height - H * k) / 2, k, layers.join('')),
  );
}

interface Water {
  far: string;
  near: string;
  glint: string;
  /** The stone around the pool. */
  rim?: string;
}

type Edge = readonly [left: number, right: number, y: number];

/** A pool between its far and its near edge, with reflections and glints on the water. */
export function pool(far: Edge, near: Edge, water: Water, ...reflections: string[]): string {
  const r = random(Math.round(far[2] + near[0]));
  const depth = near[2] - far[2];
  const d = `${line([
    [far[0], far[2]],
    [far[1], far[2]],
    [near[1], near[2]],
    [near[0], near[2]],
  ])}Z`;
  const glints = repeat(22, () => {
    const t = r() ** 1.4;
    const y = far[2] + 8 + t * (depth - 16);
    const left = far[0] + (near[0] - far[0]) * t;
    const width = far[1] + (near[1] - far[1]) * t - left;
    const length = (40 + r() * 120) * (0.4 + t * 0.6);
    const x = left + 20 + r() * Math.max(1, width - length - 40);
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`,
      water.glint,
      2 + t * 4,
      `opacity="${(0.3 + r() * 0.4).toFixed(2)}"`,
    );
  });
  const rim = water.rim
    ? poly(water.rim, [
        [far[0] - 14, far[2] - 8],
        [far[1] + 14, far[2] - 8],
        [near[1] + 34, near[2] + 24],
        [near[0] - 34, near[2] + 24],
      ])
    : '';
  return rim + shaded(d, water.far, water.near) + clip(d, ...reflections, glints);
}
