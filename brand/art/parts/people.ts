/** People, seen from afar. */
import { gradient, path, place, random, stroke } from './svg.ts';

/** A walker with a stick, seen from behind. */
export const walker = (x: number, y: number, height: number, color: string, flip = false): string =>
  place(
    x,
    y,
    height / 100,
    `<circle cx="0" cy="-90" r="9" fill="${color}"/>` +
      path('M-11 -80H10L13 -42H-12Z', color) +
      path('M-16 -78h9v28h-9Z', color) +
      stroke('M-5 -42L-10 -2M6 -42L11 -3M9 -74L20 -50', color, 7) +
      stroke('M21 -58L25 0', color, 3),
    flip,
  );

/** Someone standing, arm in arm distance; two of them make a couple. */
export const person = (
  x: number,
  y: number,
  height: number,
  color: string,
  dress = false,
): string =>
  place(
    x,
    y,
    height / 100,
    `<circle cx="0" cy="-90" r="9" fill="${color}"/>` +
      path(dress ? 'M-8 -79H8L20 -22H-20Z' : 'M-11 -79H11L9 -36H-9Z', color) +
      stroke(dress ? 'M-5 -24V0M5 -24V0' : 'M-5 -38L-6 0M5 -38L7 0', color, dress ? 5 : 7),
  );

/** Kecak: rings of seated dancers around a fire. */
export function kecak(x: number, y: number, color: string, skin: string): string {
  const r = random(9);
  const rows = [
    [150, 60, 17],
    [250, 104, 25],
    [350, 150, 33],
  ] as const;
  const dancers = rows.flatMap(([rx, ry, count]) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2 + rx;
      const dx = x + Math.cos(a) * rx;
      const dy = y + Math.sin(a) * ry;
      const s = 0.85 + (dy - y + 150) / 500;
      const up = r() > 0.45;
      return {
        dy,
        art: place(
          dx,
          dy,
          s,
          `<circle cx="0" cy="-34" r="8" fill="${skin}"/>${path('M-14 0Q-16 -26 0 -27Q16 -26 14 0Z', color)}${up ? stroke('M-9 -22L-15 -48M9 -22L15 -48', skin, 5) : ''}`,
        ),
      };
    }),
  );
  const glow = gradient(
    [
      [0, '#ffd27a', 0.95],
      [0.3, '#ff9a3c', 0.5],
      [1, '#ff7a2c', 0],
    ],
    { cx: x, cy: y - 20, r: 460 },
  );
  const flame =
    path(
      `M${x} ${y - 96}C${x + 44} ${y - 48} ${x + 30} ${y + 6} ${x} ${y + 8}C${x - 34} ${y + 6} ${x - 36} ${y - 40} ${x} ${y - 96}Z`,
      '#ffb03a',
    ) +
    path(
      `M${x + 2} ${y - 52}C${x + 20} ${y - 26} ${x + 14} ${y + 4} ${x} ${y + 6}C${x - 16} ${y + 2} ${x - 14} ${y - 22} ${x + 2} ${y - 52}Z`,
      '#fff0b8',
    );
  const sorted = dancers.toSorted((a, b) => a.dy - b.dy);
  return (
    `<defs>${glow.def}</defs><ellipse cx="${x}" cy="${y}" rx="520" ry="300" fill="${glow.fill}"/>` +
    sorted
      .filter((d) => d.dy < y)
      .map((d) => d.art)
      .join('') +
    flame +
    sorted
      .filter((d) => d.dy >= y)
      .map((d) => d.art)
      .join('')
  );
}

/** A rope swing with a rider, hung from above the picture. */
export const swing = (x: number, y: number, color: string, dress: string): string =>
  stroke(`M${x + 300} -20L${x - 26} ${y}M${x + 360} -20L${x + 26} ${y}`, color, 5) +
  stroke(`M${x - 40} ${y + 4}H${x + 40}`, '#7a4b26', 12) +
  place(
    x,
    y,
    1.5,
    '<circle cx="-2" cy="-66" r="12" fill="#5b3a22"/>' +
      path('M-14 -52H12L26 2Q-30 40 -92 58Q-66 20 -22 -2Z', dress) +
      stroke('M-12 -46L-18 -78M10 -46L16 -84M14 2L34 26M4 4L22 32', '#8a5a36', 6),
  );
