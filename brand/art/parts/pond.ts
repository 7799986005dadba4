/** A lotus pond, seen across the water and from above. */
import { lilyPad, lotus } from './garden.ts';
import { oval, repeat } from './shapes.ts';
import { mix, path, place, random, stroke } from './svg.ts';

export const pad = '#5f9a72';
export const padLight = '#7fb585';
export const pink = '#e98fae';
export const pale = '#fbd3dc';

/** Pads and flowers on the water, larger towards the viewer. */
export const pads = (
  seed: number,
  count: number,
  from: number,
  to: number,
  bloom: number,
): string => {
  const r = random(seed);
  return Array.from({ length: count }, () => ({
    x: r() * 1640 - 20,
    t: r(),
    open: r() < bloom,
    side: r() > 0.5,
  }))
    .toSorted((a, b) => a.t - b.t)
    .map(({ x, t, open, side }) => {
      const y = from + (to - from) * t;
      const size = 70 + 150 * t;
      return (
        lilyPad(x, y, size, side ? pad : padLight, side ? padLight : pad) +
        (open
          ? lotus(x + size * 0.1, y - size * 0.02, size * 0.62, side ? pink : '#f3a9bf', pale)
          : '')
      );
    })
    .join('');
};

/** A koi seen from above. */
export const koi = (
  x: number,
  y: number,
  size: number,
  turn: number,
  color: string,
  spot: string,
): string =>
  place(
    x,
    y,
    size / 200,
    `<g transform="rotate(${turn})">${path('M-70 0Q-120 -46 -136 -34Q-116 0 -136 34Q-120 46 -70 0Z', spot, 'opacity="0.9"')}${path('M30 -28Q10 -70 -14 -66Q-6 -44 0 -26ZM30 28Q10 70 -14 66Q-6 44 0 26Z', spot, 'opacity="0.8"')}${path('M-90 0Q-40 -44 40 -36Q92 -24 104 0Q92 24 40 36Q-40 44 -90 0Z', color)}${path('M-30 -32Q10 -44 26 -14Q0 10 -34 -4Z', spot)}${path('M60 -26Q92 -14 84 6Q60 10 56 -6Z', spot)}${path('M-66 8Q-40 30 -20 20Q-36 2 -66 8Z', spot)}</g>`,
  );

/** A round leaf from above, with its notch and veins. */
export const padAbove = (
  x: number,
  y: number,
  width: number,
  turn: number,
  color: string,
): string => {
  const r = width / 2;
  const veins = repeat(9, (k) => {
    const a = 0.4 + k * 0.62;
    return `M0 0L${(Math.cos(a) * r * 0.86).toFixed(0)} ${(Math.sin(a) * r * 0.86).toFixed(0)}`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${oval(10, 14, r, r * 0.94, '#1f4a54', 'opacity="0.3"')}${path(`M0 0L${r * 0.9} ${-r * 0.36}A${r} ${r} 0 1 0 ${r * 0.98} ${-r * 0.06}Z`, color)}${stroke(veins, '#86bf92', 4, 'opacity="0.55"')}</g>`;
};

/** An open flower from above: three rings of petals. */
export const lotusAbove = (x: number, y: number, scale: number): string => {
  const petals = (count: number, d: string, color: string, from: number) =>
    repeat(count, (i) => path(d, color, `transform="rotate(${(i * 360) / count + from})"`));
  return place(
    x,
    y,
    scale,
    petals(9, 'M0 0C-44 -50 -34 -140 0 -176C34 -140 44 -50 0 0Z', mix(pink, '#c45c86', 0.25), 0) +
      petals(8, 'M0 0C-38 -44 -30 -110 0 -138C30 -110 38 -44 0 0Z', '#f3a9bf', 20) +
      petals(7, 'M0 0C-30 -34 -24 -80 0 -100C24 -80 30 -34 0 0Z', pale, 0) +
      oval(0, 0, 34, 34, '#f6cf5b') +
      repeat(8, (i) =>
        oval(
          Math.round(20 * Math.cos(i * 0.785)),
          Math.round(20 * Math.sin(i * 0.785)),
          5,
          5,
          '#b98a2c',
        ),
      ),
  );
};
