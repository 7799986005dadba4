import { gradient, path, place, random, stroke } from './svg.ts';

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

/** Jukung, the outrigger fishing boat. */
export function jukung(x: number, y: number, size: number, hull: string, sail: string): string {
  return place(
    x,
    y,
    size / 300,
    path('M10 -20L60 -250L170 -40Z', sail) +
      stroke('M20 -10L62 -256', hull, 6) +
      path('M-150 -34Q-120 6 -60 8H90Q140 4 168 -44Q120 -16 80 -16H-60Q-120 -16 -150 -34Z', hull) +
      stroke('M-70 -10Q-90 26 -150 26M60 -10Q90 30 150 26M-170 28H190', hull, 6),
  );
}

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

export function turtle(x: number, y: number, size: number, shell: string, skin: string): string {
  return place(
    x,
    y,
    size / 200,
    path('M-60 -10Q-130 -80 -150 -30Q-120 -20 -70 20Z', skin) +
      path('M20 -46Q50 -130 96 -110Q90 -70 60 -30Z', skin) +
      path('M40 40Q70 100 108 96Q100 60 72 30Z', skin) +
      path('M96 -10Q150 -34 158 4Q146 36 94 20Z', skin) +
      path('M-90 6Q-70 -66 10 -62Q92 -56 104 6Q80 62 8 62Q-74 62 -90 6Z', shell) +
      stroke(
        'M-44 -34L-30 4L-46 40M-30 4H20M10 -58L20 4L8 58M20 4L64 -34M20 4L62 38',
        skin,
        6,
        'opacity="0.7"',
      ) +
      '<circle cx="138" cy="-4" r="5" fill="#16332e"/>',
  );
}

export const fish = (x: number, y: number, size: number, color: string, flip = false): string =>
  place(
    x,
    y,
    size / 100,
    path('M-40 0Q-8 -34 36 -2Q-8 32 -40 0Z', color) +
      path('M-34 0L-66 -22Q-56 0 -66 22Z', color) +
      '<circle cx="20" cy="-6" r="3.500" fill="#12303a"/>' +
      stroke('M-6 -16Q2 0 -6 15', '#fff', 5, 'opacity="0.75"'),
    flip,
  );

export function coral(x: number, y: number, size: number, color: string): string {
  return place(
    x,
    y,
    size / 200,
    stroke(
      'M0 0V-90M0 -30Q-50 -50 -54 -130M0 -40Q46 -60 54 -150M0 -80Q-16 -120 -10 -180M-48 -90Q-80 -110 -84 -150M48 -100Q84 -110 88 -160',
      color,
      20,
    ),
  );
}

/** A Balinese festival kite with its long tail. */
export const kite = (x: number, y: number, size: number, color: string, tail: string): string =>
  place(
    x,
    y,
    size / 200,
    stroke('M0 40C-30 120 40 170 -10 260S40 360 0 430', tail, 12) +
      path('M0 -90Q80 -60 120 10Q60 -10 0 50Q-60 -10 -120 10Q-80 -60 0 -90Z', color) +
      path('M0 -90Q30 -40 0 50Q-30 -40 0 -90Z', tail),
  );

export const beachUmbrella = (x: number, y: number, size: number, a: string, b: string): string =>
  place(
    x,
    y,
    size / 200,
    `<g transform="rotate(14)">${stroke('M0 0V-170', '#7a5a3a', 7)}${path('M-120 -130Q-90 -220 0 -226Q90 -220 120 -130Z', a)}${path('M-42 -130Q-40 -212 0 -226Q40 -212 42 -130Z', b)}</g>` +
      path('M30 -2L60 -40L150 -6L146 4H36Z', b) +
      `<ellipse cx="20" cy="4" rx="150" ry="10" fill="#000" opacity="0.12"/>`,
  );

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
