/** Villa Ombak, Canggu: a bright white house for friends and surfers under a high sun. */
import { fruit, rug, sunshade, tableLamp, vase } from '../parts/decor.ts';
import { bed, bedside, chair, lounge } from '../parts/furniture.ts';
import { potted, shrub, steppingStones } from '../parts/garden.ts';
import { surfHouse } from '../parts/houses.ts';
import { ridge, terraces } from '../parts/land.ts';
import { jungle, leaf, palm } from '../parts/plants.ts';
import { clouds, sky, sun } from '../parts/sky.ts';
import { board } from '../parts/play.ts';
import { curtains, frame, wallAndFloor } from '../parts/rooms.ts';
import { glow, mirror, oval, poly, pool, rect, repeat, view } from '../parts/shapes.ts';
import { path, place, scene, stroke } from '../parts/svg.ts';

const teal = '#1f9aa6';
const yellow = '#f6b93b';
const wood = '#b07a45';

const main = scene(
  sky('#4fb9e8', '#a3def0', '#effaee'),
  sun(420, 170, 56, '#fffbe0', '#fff6b8'),
  clouds(71, 210, '#ffffff', 0.95, 6),
  palm(150, 620, 500, '#2f8058', 0.16),
  palm(1460, 610, 480, '#2f8058', -0.12),
  jungle(72, 520, 70, '#4f9f6a', '#92cf94'),
  surfHouse(840, 620, 1.05),
  rect(-20, 612, 1640, 410, '#8cc75e'),
  rect(330, 612, 1020, 34, '#efe7d4'),
  path('M-20 760Q300 700 520 780T560 1020H-20Z', '#9ed46c', 'opacity="0.8"'),
  pool(
    [640, 1240, 676],
    [690, 1640, 930],
    { far: '#8fe3e6', near: '#1ba7bd', glint: '#ffffff', rim: '#f6efde' },
    mirror(640, 0.28, surfHouse(840, 620, 1.05)),
  ),
  stroke('M800 676L930 930M960 676L1190 930M1110 676L1440 930', '#ffffff', 5, 'opacity="0.25"'),
  steppingStones(
    [
      [470, 680, 50],
      [450, 730, 66],
      [416, 790, 84],
      [366, 862, 106],
      [300, 950, 130],
    ],
    '#f2ead6',
    '#73a94c',
  ),
  board(150, 820, 260, '#ffffff', teal, -8),
  board(228, 830, 280, yellow, '#ffffff', 5),
  board(304, 826, 250, '#ef6f5a', '#ffffff', 12),
  stroke('M90 740H360', '#8a5f35', 12),
  stroke('M110 740V826M340 740V826', '#8a5f35', 12),
  sunshade(560, 900, 250, yellow, '#ffffff', '#8a5f35'),
  lounge(540, 930, 250, '#8a5f35', '#ffffff'),
  shrub(1400, 650, 90, '#3f8f56', '#86c96c'),
  leaf(-10, 1040, 320, 40, '#2c7a50', '#63b07c'),
);

const longTable = scene(
  sky('#25356e', '#6a5a9c', '#e58f8c', '#fccf9a'),
  ridge(73, 520, 40, '#4a5a7c', '#5f6f80'),
  palm(200, 640, 420, '#2c3a5c', 0.12),
  palm(1440, 640, 460, '#2c3a5c', -0.12),
  jungle(74, 590, 60, '#3c5566', '#6a8088'),
  rect(-20, 640, 1640, 400, '#b58c74'),
  stroke('M-20 720H1620M-20 810H1620M-20 920H1620', '#94694f', 4, 'opacity="0.5"'),
  rect(110, 130, 26, 760, '#f4ead8'),
  rect(1464, 130, 26, 760, '#f4ead8'),
  rect(60, 104, 1480, 34, '#f4ead8', 4),
  repeat(13, (i) => rect(100 + i * 114, 62, 20, 50, '#e2d2b8', 3)),
  // Two strings of bulbs; a sagging cable is close to a parabola.
  stroke('M123 150Q461 330 800 150Q1139 330 1477 150', '#3a3348', 4),
  ...[0.1, 0.3, 0.5, 0.7, 0.9].flatMap((t) =>
    [123, 800].map((from) => {
      const x = from + 677 * t;
      const y = 168 + 360 * t * (1 - t);
      return glow(x, y, 76, '#ffdf95', 0.75) + oval(x, y, 12, 15, '#fff6d4');
    }),
  ),
  glow(800, 700, 620, '#ffc87c', 0.4),
  ...[290, 494, 698, 902, 1106, 1310].map((x) => chair(x, 770, 250, '#4f3a3a', '#e9c79c')),
  rect(180, 690, 1240, 30, '#9a6238', 6),
  rect(184, 714, 1232, 12, '#7a4a2a', 4),
  repeat(
    6,
    (i) =>
      oval(290 + i * 204, 690, 62, 11, '#ffffff') +
      oval(290 + i * 204, 686, 36, 8, [yellow, '#8fbf5a', '#e8694f'][i % 3] ?? yellow),
  ),
  fruit(800, 692, 100, teal),
  vase(590, 692, 100, '#ffffff', '#5f8f5a', '#ffb3a0'),
  vase(1006, 692, 100, '#ffffff', '#5f8f5a', yellow),
  ...[392, 1208].map(
    (x) => glow(x, 660, 110, '#ffdf9a', 0.8) + rect(x - 11, 650, 22, 40, '#fff1cc', 5),
  ),
  rect(250, 724, 30, 210, '#7a4a2a'),
  rect(1320, 724, 30, 210, '#7a4a2a'),
  ...[392, 596, 800, 1004, 1208].map(
    (x) =>
      oval(x, 952, 66, 10, '#000000', 'opacity="0.15"') +
      rect(x - 58, 820, 116, 24, '#e9c79c', 8) +
      stroke(
        `M${x - 42} 842L${x - 50} 950M${x + 42} 842L${x + 50} 950M${x - 46} 900H${x + 46}`,
        '#4f3a3a',
        11,
      ),
  ),
);

const boards = scene(
  sky('#6cc8ea', '#bfe8f0'),
  palm(1450, 560, 460, '#2f8058', -0.14),
  palm(1240, 520, 300, '#3c9066', 0.1),
  rect(-20, 300, 1640, 480, '#fbf8ee'),
  rect(-20, 284, 1640, 24, '#e3d8c2', 4),
  rect(1000, 308, 640, 470, '#bfe4e0'),
  repeat(8, (i) => stroke(`M1000 ${366 + i * 58}H1640`, '#ffffff', 5)),
  repeat(8, (i) => stroke(`M${1080 + i * 80} 308V778`, '#ffffff', 5)),
  poly(
    '#7a94a0',
    [
      [-20, 308],
      [1620, 308],
      [1620, 350],
      [-20, 400],
    ],
    'opacity="0.16"',
  ),
  // The shower: pipe, rose and falling water.
  stroke('M1310 760V420Q1310 384 1346 384H1390', '#a9793f', 14),
  path('M1352 384H1428L1444 410H1336Z', '#c99650'),
  stroke(
    repeat(9, (i) => `M${1346 + i * 11} 424v${300 + (i % 3) * 20}`),
    '#ffffff',
    5,
    'opacity="0.8" stroke-dasharray="46 22"',
  ),
  oval(1310, 560, 24, 24, '#c99650'),
  rect(-20, 776, 1640, 250, '#d9c7a8'),
  repeat(3, (i) => stroke(`M-20 ${800 + i * 74}H1640`, '#bda684', 4, 'opacity="0.6"')),
  oval(1390, 838, 190, 34, '#8fd0d2', 'opacity="0.8"'),
  stroke('M1290 838h60M1400 850h80M1360 826h50', '#ffffff', 5, 'opacity="0.8"'),
  rect(70, 730, 860, 34, wood, 4),
  ...(
    [
      [150, 500, '#ffffff', teal],
      [275, 540, yellow, '#fff4d6'],
      [402, 470, '#ef6f5a', '#ffe3d4'],
      [528, 530, teal, '#e6fbf8'],
      [656, 480, '#fff6e4', '#ef6f5a'],
      [780, 520, '#86c96c', '#f4ffe2'],
    ] as const
  ).map(([x, h, a, b], i) => board(x + 40, 800, h * 0.92, a, b, i % 2 ? 3 : -2)),
  rect(70, 470, 860, 22, wood, 4),
  stroke(
    repeat(7, (i) => `M${118 + i * 127} 480v34`),
    '#8a5f35',
    14,
  ),
  rect(60, 796, 880, 22, '#8a5f35', 4),
  place(
    1110,
    776,
    1,
    stroke('M-60 -250H70', wood, 12) +
      path('M-52 -248H-4V-70Q-28 -58 -52 -70Z', yellow) +
      path('M8 -248H60V-100Q34 -88 8 -100Z', '#ef6f5a') +
      stroke('M-52 -120H-4M8 -150H60', '#ffffff', 8),
  ),
  potted(1030, 850, 190, '#f4ead8', '#2f8f5c', '#7cc982'),
  leaf(-10, 1040, 300, 44, '#2c7a50', '#63b07c'),
  leaf(1620, 1040, 300, -50, '#2c7a50', '#63b07c'),
);

const bedroom = scene(
  wallAndFloor('#fbf7ec', '#dfb982', 750),
  rect(0, 0, 1600, 60, '#f1e7d2'),
  view(
    1010,
    150,
    460,
    540,
    sky('#5fc0ea', '#c4eaf2'),
    clouds(76, 240, '#ffffff', 0.95, 4),
    palm(560, 900, 640, '#2f8058', 0.12),
    terraces(77, 720, '#9fd66c', '#57ad52', '#e6f5a8', '#d6f3f0'),
  ),
  frame(1010, 150, 460, 540, 2, '#ffffff', 16),
  curtains(990, 140, 500, 604, 70, '#bfe6e2'),
  poly(
    '#fff8d8',
    [
      [1020, 750],
      [1470, 750],
      [1320, 1000],
      [760, 1000],
    ],
    'opacity="0.5"',
  ),
  // A wave over the bed.
  rect(330, 150, 420, 250, '#ffffff', 4),
  rect(346, 166, 388, 218, '#f9e3b4'),
  oval(640, 250, 46, 46, '#ef6f5a'),
  path(
    'M346 384V320Q400 210 480 240Q540 264 510 316Q494 276 456 292Q436 330 500 346T734 320V384Z',
    teal,
  ),
  path('M346 384V352Q420 300 500 352T734 346V384Z', '#6fcfd4'),
  board(160, 800, 560, yellow, '#ffffff', 4),
  rug(560, 960, 900, 150, '#ffffff', teal),
  bed(540, 890, 560, { wood: '#c99a62', sheet: '#ffffff', throw: yellow, cushion: teal }),
  bedside(920, 860, 130, '#c99a62'),
  tableLamp(920, 742, 120, teal),
  potted(1500, 900, 260, '#f0d9b0', '#2f8f5c', '#7cc982'),
);

const evening = scene(
  sky('#f39a6b', '#fbc583', '#fdecc0'),
  sun(1130, 400, 82, '#fff6d2', '#ffcf80'),
  ridge(78, 470, 30, '#b99a6c', '#c9b47c'),
  palm(1400, 560, 380, '#6a6a48', -0.1),
  palm(1250, 560, 260, '#7c7850', 0.12),
  terraces(79, 500, '#c9c46c', '#9fb058', '#f6e9a4', '#fde0ae'),
  rect(-20, 640, 1640, 400, '#84ad50'),
  path('M-20 660Q420 620 860 656T1620 640V700Q800 670 -20 720Z', '#9cc25c'),
  repeat(22, (i) => rect(i * 76 - 10, 596, 14, 70, '#f6ead2', 4)) +
    rect(-20, 614, 1640, 12, '#f6ead2'),
  // Table tennis.
  oval(1090, 872, 330, 24, '#3f6a34', 'opacity="0.4"'),
  stroke('M860 760L840 868M1320 760L1340 868M960 740V820M1220 740V820', '#4a5a5c', 12),
  poly('#1f7f96', [
    [880, 700],
    [1300, 700],
    [1390, 764],
    [790, 764],
  ]),
  rect(790, 762, 600, 14, '#17616f', 4),
  stroke('M884 702H1296L1382 762H798ZM1090 702V762', '#ffffff', 5),
  rect(1083, 664, 12, 66, '#3a4446'),
  path('M1074 664H1104V764H1074Z', '#ffffff', 'opacity="0.55"'),
  oval(1000, 728, 9, 9, '#ffffff'),
  oval(900, 738, 30, 11, '#d9483a') + stroke('M928 742L956 750', '#8a5f35', 9),
  oval(1270, 726, 27, 10, '#2c3a3c') + stroke('M1246 730L1222 738', '#8a5f35', 9),
  // The grill.
  oval(400, 920, 190, 18, '#3f6a34', 'opacity="0.4"'),
  stroke('M330 770L290 914M470 770L510 914M310 850H490', '#4a4442', 12),
  path('M256 700H544Q530 790 400 792Q270 790 256 700Z', '#3a3736'),
  rect(246, 688, 308, 16, '#5c5654', 6),
  glow(400, 690, 190, '#ff9d4a', 0.55),
  repeat(
    4,
    (i) =>
      stroke(
        `M${300 + i * 62} 680h44`,
        ['#c9613a', '#e2a84a', '#8fae4a', '#c9613a'][i] ?? '#c9613a',
        16,
      ) + stroke(`M${292 + i * 62} 680h66`, '#7a4f2c', 4),
  ),
  stroke(
    'M340 650q-30 -50 4 -96q30 -46 -4 -96M450 640q-30 -50 4 -100q30 -50 -4 -104',
    '#ffffff',
    12,
    'opacity="0.4"',
  ),
  rect(600, 780, 150, 16, wood, 4),
  stroke('M620 796V900M730 796V900', wood, 12),
  fruit(675, 782, 84, '#ffffff'),
  shrub(90, 990, 210, '#5f8a42', '#a9c25c'),
  leaf(1630, 1040, 300, -42, '#5f7a3c', '#98b05a'),
);

export const ombak = [main, longTable, boards, bedroom, evening] as const;
