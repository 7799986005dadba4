/** What grows and lies around a house. */
import { glow, oval, poly, rect, repeat } from './shapes.ts';
import { leaf } from './plants.ts';
import { path, place, random, stroke } from './svg.ts';

/** A frangipani flower, seen from above. */
export const flower = (x: number, y: number, size: number, petal: string, heart = '#f5b83d') =>
  place(
    x,
    y,
    size / 40,
    repeat(5, (i) =>
      path(
        'M0 0C-14 -10 -12 -34 2 -38C16 -34 14 -12 0 0Z',
        petal,
        `transform="rotate(${i * 72 + 10})"`,
      ),
    ) +
      repeat(5, (i) =>
        path(
          'M0 0C-6 -6 -5 -16 1 -18C7 -16 6 -6 0 0Z',
          heart,
          `transform="rotate(${i * 72 + 10})" opacity="0.8"`,
        ),
      ),
  );

/** A frangipani tree: bare forking limbs that end in rosettes of leaves and flowers. */
export function frangipani(
  x: number,
  y: number,
  height: number,
  seed: number,
  colors: { bark: string; leaf: string; light: string; petal: string },
): string {
  const r = random(seed);
  const limbs: string[] = [];
  const tops: string[] = [];
  const grow = (px: number, py: number, angle: number, length: number, depth: number) => {
    const ex = px + Math.sin(angle) * length;
    const ey = py - Math.cos(angle) * length;
    limbs.push(
      stroke(
        `M${px.toFixed(0)} ${py.toFixed(0)}Q${(px + Math.sin(angle * 0.5) * length * 0.5).toFixed(0)} ${(py - length * 0.5).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`,
        colors.bark,
        4 + depth * 5,
      ),
    );
    if (depth === 0) {
      tops.push(
        repeat(7, (i) =>
          leaf(
            Math.round(ex),
            Math.round(ey),
            58 + r() * 14,
            -105 + i * 35,
            i % 2 ? colors.leaf : colors.light,
            colors.leaf,
          ),
        ) +
          flower(ex - 10, ey - 10, 17, colors.petal) +
          flower(ex + 16, ey - 16, 14, colors.petal),
      );
      return;
    }
    for (const turn of depth === 1 ? [-0.55, 0.55] : [-0.6, 0.05, 0.62])
      grow(
        ex,
        ey,
        angle * 0.75 + turn + (r() - 0.5) * 0.2,
        length * (0.62 + r() * 0.12),
        depth - 1,
      );
  };
  grow(0, 0, (r() - 0.5) * 0.3, 120, 2);
  return place(x, y, height / 320, limbs.join('') + tops.join(''));
}

/** A low plant: leaves in a fan. */
export const shrub = (x: number, y: number, size: number, color: string, light: string): string =>
  repeat(7, (i) =>
    leaf(
      x,
      y,
      size * (0.72 + 0.28 * Math.sin((i / 6) * Math.PI)),
      -72 + i * 24,
      i % 2 ? light : color,
      i % 2 ? color : light,
    ),
  );

export const potted = (
  x: number,
  y: number,
  size: number,
  pot: string,
  color: string,
  light: string,
): string =>
  shrub(x, y - size * 0.34, size * 0.75, color, light) +
  place(x, y, size / 100, path('M-24 -38H24L17 0H-17Z', pot) + rect(-27, -44, 54, 10, pot, 4));

/** Stones laid in a lawn, from far to near. */
export const steppingStones = (
  stones: readonly (readonly [x: number, y: number, width: number])[],
  color: string,
  shade: string,
): string =>
  stones
    .map(
      ([x, y, width]) =>
        oval(x, y + width * 0.05, width * 0.5, width * 0.17, shade) +
        oval(x, y, width * 0.5, width * 0.16, color),
    )
    .join('');

/** A stone lantern with a light in it. */
export const lantern = (x: number, y: number, size: number, stone: string): string =>
  glow(x, y - size * 0.52, size * 1.5, '#ffcf7a', 0.75) +
  place(
    x,
    y,
    size / 100,
    poly(stone, [
      [-22, 0],
      [22, 0],
      [14, -24],
      [-14, -24],
    ]) +
      rect(-20, -74, 40, 52, stone, 3) +
      rect(-12, -66, 24, 36, '#ffe9ae', 3) +
      poly(stone, [
        [-34, -72],
        [34, -72],
        [0, -104],
      ]),
  );

/** Canang sari: a small woven tray of flowers. */
export const canang = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    size / 100,
    poly('#86a94f', [
      [-50, -14],
      [50, -14],
      [38, 10],
      [-38, 10],
    ]) +
      stroke('M-44 -12L-34 8M-14 -14V10M14 -14V10M44 -12L34 8', '#648537', 3) +
      flower(-26, -20, 18, '#fff6e6') +
      flower(0, -26, 20, '#ef9aa8') +
      flower(27, -20, 18, '#f6cf5b', '#e2703a') +
      stroke('M14 -30L34 -92', '#8a5a2e', 3) +
      stroke('M34 -94q-12 -16 2 -32q11 -16 -2 -32', '#ffffff', 4, 'opacity="0.75"'),
  );

export const lotus = (x: number, y: number, size: number, color: string, light: string): string =>
  place(
    x,
    y,
    size / 100,
    [
      [-68, 0.9],
      [68, 0.9],
      [-42, 1],
      [42, 1],
      [-18, 1.08],
      [18, 1.08],
      [0, 1.02],
    ]
      .map(([angle = 0, k = 1], i) =>
        path(
          'M0 0C-24 -22 -20 -62 0 -84C20 -62 24 -22 0 0Z',
          i % 2 ? color : light,
          `transform="rotate(${angle}) scale(${k})"`,
        ),
      )
      .join(''),
  );

/** A leaf of the lotus, flat on the water. */
export const lilyPad = (x: number, y: number, width: number, color: string, vein: string): string =>
  place(
    x,
    y,
    width / 100,
    path('M0 0L30 -16A50 20 0 1 0 44 -9Z', color) +
      stroke('M0 0L-40 -8M0 0L-34 10M0 0L-6 18M0 0L26 13M0 0L-14 -18', vein, 1.6, 'opacity="0.6"'),
  );

/** Stalks of bamboo with their knots. */
export function bambooGrove(
  seed: number,
  from: number,
  to: number,
  foot: number,
  color: string,
  light: string,
): string {
  const r = random(seed);
  return repeat(Math.round((to - from) / 34), (i) => {
    const x = from + i * 34 + r() * 16;
    const lean = (r() - 0.5) * 60;
    const width = 10 + r() * 9;
    const c = r() > 0.5 ? color : light;
    return (
      stroke(`M${x.toFixed(0)} ${foot}L${(x + lean).toFixed(0)} -30`, c, width) +
      repeat(7, (k) => {
        const t = (k + r()) / 7;
        const y = foot * (1 - t);
        const px = x + lean * t;
        return (
          stroke(
            `M${(px - width / 2).toFixed(0)} ${y.toFixed(0)}h${width.toFixed(0)}`,
            light === c ? color : light,
            3,
          ) +
          (k > 2
            ? leaf(
                Math.round(px),
                Math.round(y),
                70 + r() * 30,
                (r() > 0.5 ? 1 : -1) * (60 + r() * 70),
                c,
                light,
              )
            : '')
        );
      })
    );
  });
}

/** A duck on its way through the fields. */
export const duck = (x: number, y: number, size: number, body: string): string =>
  place(
    x,
    y,
    size / 100,
    stroke('M-6 -22L-10 0h10M14 -22L10 0h10', '#e58a2e', 5) +
      path(
        'M-62 -54Q-46 -30 -36 -24Q0 -8 30 -26Q48 -44 34 -62L36 -96H12Q14 -70 0 -62Q-30 -66 -62 -54Z',
        body,
      ) +
      `<circle cx="24" cy="-102" r="18" fill="${body}"/><circle cx="29" cy="-106" r="3" fill="#2a211a"/>` +
      path('M38 -106Q58 -104 64 -96Q50 -92 38 -96Z', '#e9a13b') +
      path('M-34 -48Q-8 -58 14 -44Q-4 -26 -26 -32Z', '#000000', 'opacity="0.1"'),
  );
