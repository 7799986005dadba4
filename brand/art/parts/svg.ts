/** The drawing board: 1600 × 1000 units, and the few SVG helpers that every picture uses. */
export const W = 1600;
export const H = 1000;

export type Point = readonly [x: number, y: number];

/** A small seeded generator (mulberry32), so that a picture comes out the same every time. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number) => Math.round(value * 10) / 10;

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** A curve through the points (quadratic, by midpoints). */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1];
    d += next
      ? `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}`
      : `L${n(x)} ${n(y)}`;
  });
  return d;
}

let gradients = 0;

/** A vertical (or radial) gradient and the fill that refers to it. */
export function gradient(
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
  radial?: { cx: number; cy: number; r: number },
): { def: string; fill: string } {
  gradients += 1;
  const id = `g${gradients}`;
  const body = stops
    .map(
      ([at, color, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const def = radial
    ? `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${radial.cx}" cy="${radial.cy}" r="${radial.r}">${body}</radialGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${body}</linearGradient>`;
  return { def, fill: `url(#${id})` };
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const place = (x: number, y: number, scale: number, content: string, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})">${content}</g>`;

/** Linear blend of two #rrggbb colours. */
export function mix(a: string, b: string, t: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) => Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * t))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const scene = (...layers: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${layers.join('')}</svg>`;
