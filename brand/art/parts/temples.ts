/** Temples, and what stands in and before them. */
import { path, place, stroke } from './svg.ts';

/** One curved temple roof, `w` wide at the eaves, sitting on y = 0. */
const roof = (w: number, h: number, color: string, trim: string): string =>
  path(
    `M${-w / 2} 0Q${-w * 0.3} ${-h * 0.25} ${-w * 0.14} ${-h}H${w * 0.14}Q${w * 0.3} ${-h * 0.25} ${w / 2} 0L${w * 0.46} ${h * 0.1}H${-w * 0.46}Z`,
    color,
  ) + stroke(`M${-w * 0.47} ${h * 0.06}H${w * 0.47}`, trim, h * 0.1);

/** A meru: an uneven number of thatched roofs above a stone base. */
export function meru(
  x: number,
  y: number,
  height: number,
  tiers: number,
  color: string,
  trim: string,
): string {
  const parts: string[] = [
    path('M-60 0h120l-10 -34h-100Z', trim),
    path('M-40 -34h80l-6 -46h-68Z', color),
  ];
  const step = 420 / tiers;
  for (let i = 0; i < tiers; i += 1) {
    const w = 170 - (118 * i) / Math.max(1, tiers - 1);
    const base = -80 - i * step;
    parts.push(
      `<rect x="${-w * 0.13}" y="${base - step * 0.9}" width="${w * 0.26}" height="${step}" fill="${trim}"/>`,
    );
    parts.push(`<g transform="translate(0 ${base})">${roof(w, step * 0.62, color, trim)}</g>`);
  }
  parts.push(stroke(`M0 ${-80 - tiers * step}v-26`, trim, 7));
  return place(x, y, height / 540, parts.join(''));
}

/** Candi bentar, the split gate: two halves that mirror each other. */
export function splitGate(
  x: number,
  y: number,
  height: number,
  color: string,
  shade: string,
  gap = 70,
): string {
  const steps = [
    [0, 210],
    [90, 190],
    [180, 150],
    [270, 112],
    [350, 78],
    [420, 46],
    [480, 22],
  ] as const;
  let d = `M0 0`;
  steps.forEach(([up, w], i) => {
    const next = steps[i + 1]?.[0] ?? 540;
    d += `L${w + 14} ${-up}l6 -18l-20 4L${w} ${-next}`;
  });
  d += 'L0 -560Z';
  const carving = steps
    .map(
      ([up, w]) =>
        `<rect x="14" y="${-up - 62}" width="${Math.max(6, w * 0.62)}" height="12" fill="${shade}" opacity="0.55"/>`,
    )
    .join('');
  const half = path(d, color) + carving + path('M0 0V-560L16 -520V0Z', shade, 'opacity="0.6"');
  const k = height / 560;
  return place(x + gap / 2, y, k, half) + place(x - gap / 2, y, k, half, true);
}

/** Stairs that widen towards the viewer. */
export function stairs(
  x: number,
  top: number,
  bottom: number,
  width: number,
  light: string,
  dark: string,
): string {
  const steps: string[] = [];
  const count = 12;
  for (let i = 0; i < count; i += 1) {
    const t = i / count;
    const y = top + (bottom - top) * t ** 1.3;
    const next = top + (bottom - top) * ((i + 1) / count) ** 1.3;
    const w = width * (0.5 + t * 0.9);
    steps.push(
      `<rect x="${x - w / 2}" y="${y}" width="${w}" height="${next - y}" fill="${i % 2 ? light : dark}"/>`,
    );
  }
  return steps.join('');
}

/** Tedung, the ceremonial parasol. */
export function parasol(
  x: number,
  y: number,
  height: number,
  color: string,
  fringe: string,
): string {
  return place(
    x,
    y,
    height / 300,
    stroke('M0 0V-250', '#6b4a2b', 7) +
      path('M-92 -205Q-70 -290 0 -300Q70 -290 92 -205Z', color) +
      stroke(
        'M-88 -203q9 16 18 0q9 16 18 0q9 16 18 0q9 16 17 0q9 16 18 0q9 16 18 0q9 16 18 0q9 16 18 0q9 16 17 0q9 16 16 0',
        fringe,
        6,
      ) +
      `<circle cx="0" cy="-305" r="7" fill="${fringe}"/>`,
  );
}

/** Stone spouts of a holy spring, with water falling into the pool. */
export function spouts(y: number, count: number, stone: string, dark: string): string {
  return Array.from({ length: count }, (_, i) => {
    const x = 130 + (i * 1340) / Math.max(1, count - 1);
    return place(
      x,
      y,
      1,
      path('M-46 -20Q-50 -110 0 -128Q50 -110 46 -20Z', stone) +
        path('M-26 -26Q-28 -84 0 -92Q28 -84 26 -26Z', dark) +
        path('M-9 -50H9L14 150H-14Z', '#e8fbfa', 'opacity="0.9"') +
        `<ellipse cx="0" cy="152" rx="52" ry="14" fill="#fff" opacity="0.55"/>` +
        `<circle cx="0" cy="-112" r="9" fill="#e9a13b"/>`,
    );
  }).join('');
}

/** A thatched pavilion on posts. */
export const pavilion = (
  x: number,
  y: number,
  size: number,
  thatch: string,
  wood: string,
): string =>
  place(
    x,
    y,
    size / 300,
    stroke('M-110 0V-110M110 0V-110M-50 0V-110M50 0V-110', wood, 12) +
      path('M-150 -12H150V6H-150Z', wood) +
      path('M-180 -96Q-80 -140 -24 -230H24Q80 -140 180 -96Z', thatch) +
      stroke('M-176 -98H176', wood, 8) +
      stroke('M0 -230v-22', wood, 8),
  );
