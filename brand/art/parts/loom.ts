/** The workshop of a weaver of Sidemen. */
import { oval, poly, rect, repeat } from './shapes.ts';
import { path, stroke } from './svg.ts';

const loomThreads = ['#c9483a', '#e8a83c', '#f6e6c4', '#3f6a8c', '#7a3f6a'] as const;

const grounds = ['#a83a3a', '#2f5f7a', '#6a3562', '#3f6f4f'] as const;

/** A finished cloth that hangs from the rod at `y`; every other one is longer. */
export const ikat = (x: number, y: number, number: number): string => {
  const length = 260 + (number % 2) * 36;
  return (
    rect(x, y, 160, length, grounds[number % grounds.length] ?? grounds[0]) +
    repeat(
      4,
      (k) =>
        rect(x, y + 34 + k * 62, 160, 9, '#e8b04c') +
        path(
          `M${x + 20} ${y + 64 + k * 62}l20 -14l20 14l20 -14l20 14l20 -14l20 14l-20 14l-20 -14l-20 14l-20 -14l-20 14Z`,
          k % 2 ? '#f6e6c4' : '#e8b04c',
        ),
    ) +
    stroke(
      repeat(8, (k) => `M${x + 10 + k * 20} ${y + length}v22`),
      '#e8b04c',
      5,
    )
  );
};

export const loom = [
  // Uprights, warp and the cloth that grows towards the weaver.
  stroke('M470 930V430M1330 930V430M430 930H520M1280 930H1370', '#6b4526', 28),
  stroke('M450 450H1350', '#7d5430', 30),
  repeat(56, (i) =>
    stroke(`M${540 + i * 13} 460L${500 + i * 14.5} 800`, loomThreads[i % 5] ?? '#c9483a', 4),
  ),
  rect(480, 560, 840, 24, '#8a6238', 8),
  rect(480, 610, 840, 16, '#b98a54', 8),
  poly('#a83a3a', [
    [512, 690],
    [1290, 690],
    [1312, 810],
    [490, 810],
  ]),
  repeat(
    12,
    (i) =>
      path(`M${530 + i * 64} 750l30 -34l30 34l-30 34Z`, '#e8b04c') +
      path(`M${545 + i * 64} 750l15 -17l15 17l-15 17Z`, '#2f5f7a'),
  ),
  stroke('M510 700H1292M496 800H1308', '#f6e6c4', 7),
  rect(450, 804, 900, 34, '#7d5430', 14),
  path('M820 672Q900 640 980 672Q900 700 820 672Z', '#c79a52'),
  rect(870, 664, 60, 14, '#e8a83c', 6),
].join('');

export const yarn = [
  // Yarn in a basket.
  oval(250, 944, 150, 16, '#000000', 'opacity="0.18"'),
  ...[
    [190, 836, '#c9483a'],
    [300, 840, '#3f6a8c'],
    [246, 800, '#e8a83c'],
  ].map(
    ([x, y, c]) =>
      oval(Number(x), Number(y), 54, 54, String(c)) +
      stroke(
        `M${Number(x) - 40} ${Number(y) - 20}q40 -26 80 8M${Number(x) - 46} ${Number(y)}q46 -30 92 8`,
        '#ffffff',
        4,
        'opacity="0.4"',
      ),
  ),
  path('M120 846H380Q370 940 330 944H170Q130 940 120 846Z', '#c99a5a'),
  stroke('M126 872H374M132 900H368M144 926H356', '#94683a', 5, 'opacity="0.6"'),
].join('');
