/** Whole houses, each the work of one villa. */
import { glazing, veranda } from './buildings.ts';
import { bed } from './furniture.ts';
import { potted } from './garden.ts';
import { clip, glow, poly, rect, repeat, shaded } from './shapes.ts';
import { mix, path, place, stroke } from './svg.ts';

const cane = '#c79a52';
const caneDark = '#7f5c2c';

/** A pointed arch that stands on y = 0. */
const arch = (w: number, h: number): string =>
  `M${-w / 2} 0C${-w * 0.52} ${-h * 0.46} ${-w * 0.3} ${-h * 0.78} 0 ${-h}C${w * 0.3} ${-h * 0.78} ${w * 0.52} ${-h * 0.46} ${w / 2} 0Z`;

/** Thatch between an outer and an inner arch, its layers following the curve. */
const vault = (w: number, h: number, thick: number): string =>
  shaded(arch(w + thick * 2, h + thick * 1.7), '#d8b478', '#94703c') +
  repeat(5, (i) => {
    const k = (thick * (i + 0.5)) / 5;
    return stroke(arch(w + k * 2, h + k * 1.7), '#6d4f28', 3, 'opacity="0.3"');
  });

/** A slab with a curved front and a railing of canes. */
const deck = (w: number, y: number): string =>
  stroke(
    repeat(13, (_, t) => `M${((t - 0.5) * w * 0.94).toFixed(0)} ${y - 38}V${y}`),
    cane,
    4,
  ) +
  stroke(`M${-w * 0.49} ${y - 40}Q0 ${y - 32} ${w * 0.49} ${y - 40}`, caneDark, 6) +
  path(
    `M${-w * 0.52} ${y - 4}Q0 ${y + 12} ${w * 0.52} ${y - 4}L${w * 0.5} ${y + 12}Q0 ${y + 30} ${-w * 0.5} ${y + 12}Z`,
    caneDark,
  );

/** Three floors of curved bamboo under one tall vault, with a lower vault at either side. */
export const bambooHouse = (x: number, y: number, k: number): string => {
  const wing = (turn: number, at: number, h: number) =>
    `<g transform="translate(${at} 10) rotate(${turn})">${vault(190, h, 30)}${shadedOpening(190, h)}${deck(176, -h * 0.36)}</g>`;
  return place(
    x,
    y,
    k,
    stroke(
      'M-230 120L-190 0M-80 150L-60 0M80 150L60 0M230 120L190 0M-190 70L-60 10M190 70L60 10',
      caneDark,
      14,
    ) +
      wing(-8, -206, 300) +
      wing(8, 206, 340) +
      vault(340, 560, 42) +
      clip(
        arch(340, 560),
        shaded('M-200 -580H200V20H-200Z', '#7d5a2e', '#b98a4a'),
        glow(0, -420, 150, '#ffe2a0', 0.9),
        glow(0, -250, 170, '#ffdc98', 0.8),
        glow(0, -90, 190, '#ffdc98', 0.8),
        stroke(
          'M-150 0Q-150 -300 0 -560M150 0Q150 -300 0 -560M-60 0Q-70 -330 0 -560M60 0Q70 -330 0 -560',
          cane,
          9,
        ),
        bed(0, -352, 110, {
          wood: caneDark,
          sheet: '#fffaf0',
          throw: '#6a82b0',
          cushion: '#e3b774',
        }),
        path(
          'M0 -470Q-60 -420 -70 -352H-56Q-40 -410 0 -440Q40 -410 56 -352H70Q60 -420 0 -470Z',
          '#ffffff',
          'opacity="0.75"',
        ),
        rect(-70, -226, 130, 40, '#f1e2c4', 14),
        rect(-62, -252, 50, 40, '#6a82b0', 12),
        rect(-6, -252, 50, 40, '#d9694f', 12),
        potted(96, -186, 60, '#e3c48c', '#3f7f5c', '#7fb58a'),
        rect(-60, -60, 120, 12, mix(caneDark, '#000000', 0.2), 4),
        stroke('M-48 -50V0M48 -50V0', caneDark, 9),
        potted(-116, 0, 74, '#e3c48c', '#3f7f5c', '#7fb58a'),
      ) +
      deck(196, -352) +
      deck(284, -184) +
      stroke(arch(340, 560), '#6d4f28', 9) +
      path('M-340 -8Q0 26 340 -8L318 16Q0 50 -318 16Z', caneDark) +
      stroke('M-310 -44Q-200 -34 -176 -36M176 -36Q200 -34 310 -44', caneDark, 7),
  );
};

const shadedOpening = (w: number, h: number): string =>
  shaded(arch(w, h), '#a97d40', '#e0b668') +
  stroke(
    `M0 0V${-h * 0.94}M${-w * 0.3} 0Q${-w * 0.3} ${-h * 0.5} 0 ${-h}M${w * 0.3} 0Q${w * 0.3} ${-h * 0.5} 0 ${-h}`,
    cane,
    7,
  ) +
  stroke(arch(w, h), '#6d4f28', 7);

/** Two white floors of glass under a wide gable. */
export const surfHouse = (x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    rect(-430, -190, 860, 190, '#fbfaf4') +
      glazing(-390, -160, 560, 160, 6, '#6b5236', '#9ad9e4', '#e3f3ee') +
      rect(190, -160, 210, 160, '#e9ddc6') +
      repeat(9, (i) => rect(196 + i * 23, -160, 12, 160, '#b07a45')) +
      rect(-450, -206, 900, 22, '#e6dfcf', 3) +
      rect(-300, -360, 640, 156, '#ffffff') +
      glazing(-260, -330, 240, 126, 3, '#6b5236', '#8ed3e2', '#dff1ee') +
      glazing(60, -330, 240, 126, 3, '#6b5236', '#8ed3e2', '#dff1ee') +
      stroke(
        'M-300 -250H340M-300 -204V-250M-220 -204V-250M-140 -204V-250M-60 -204V-250M20 -204V-250M100 -204V-250M180 -204V-250M260 -204V-250M340 -204V-250',
        '#8c9a9a',
        4,
      ) +
      poly('#c98f52', [
        [-350, -356],
        [0, -470],
        [390, -356],
      ]) +
      poly('#a8733c', [
        [-350, -356],
        [390, -356],
        [376, -340],
        [-336, -340],
      ]) +
      poly('#fff6e4', [
        [-90, -372],
        [20, -420],
        [130, -372],
      ]),
  );

const tile = '#c8663f';
const tileDark = '#9c4a2e';
const teak = '#9a6a42';

const tiledRoof = (w: number, h: number): string =>
  shaded(`M${-w / 2} 0L${-w * 0.34} ${-h}H${w * 0.34}L${w / 2} 0Z`, '#dd8058', tile) +
  repeat(6, (i) => {
    const t = (i + 1) / 7;
    const half = w * (0.5 - 0.16 * t);
    return stroke(`M${-half} ${-h * t}H${half}`, tileDark, 3, 'opacity="0.45"');
  }) +
  rect(-w * 0.35, -h - 8, w * 0.7, 16, tileDark, 8) +
  rect(-w * 0.51, -4, w * 1.02, 16, '#f7efdf', 4);

/** A family home on one level, under red tiles behind a white veranda. */
export const familyHouse = (x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    rect(-380, -170, 760, 170, '#fdf8ea') +
      repeat(3, (i) => {
        const left = -330 + i * 240;
        return (
          rect(left, -140, 180, 140, teak, 4) +
          shaded(`M${left + 10} -130h160v130h-160Z`, '#bfe3ea', '#fdf0c8') +
          stroke(`M${left + 90} -130V0M${left + 10} -90h160`, teak, 6) +
          rect(left + 2, -136, 26, 136, '#ffffff', 0, 'opacity="0.75"') +
          rect(left + 152, -136, 26, 136, '#ffffff', 0, 'opacity="0.75"')
        );
      }) +
      veranda(840, 172, 7, '#ffffff', '#d9cbb0') +
      place(0, -168, 1, tiledRoof(960, 130)) +
      place(-120, -292, 0.42, tiledRoof(620, 150)),
  );
