/** Villa Teratai, Jimbaran: an old teak joglo over a lotus pond, in rain, lavender and evening rose. */
import { joglo } from '../parts/buildings.ts';
import { books, cup, fruit, pendant, rug, tableLamp, vase } from '../parts/decor.ts';
import { armchair, bed, bedside, fourPoster, table } from '../parts/furniture.ts';
import { lantern, lilyPad, lotus, potted, shrub } from '../parts/garden.ts';
import { jungle, palm } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { koi, lotusAbove, pad, padAbove, padLight, pads, pale, pink } from '../parts/pond.ts';
import { frame, room, wallAndFloor } from '../parts/rooms.ts';
import { glow, mirror, oval, poly, rect, repeat, shaded, view } from '../parts/shapes.ts';
import { mix, path, place, random, scene, stroke } from '../parts/svg.ts';

const teak = '#6d4228';
const wall = '#8f5c38';
const home = (x: number, y: number, width: number) =>
  joglo(x, y, width, {
    wood: teak,
    wall,
    light: '#ffdf9c',
    roof: '#7d5644',
    shade: '#553629',
    stone: '#b9a8a0',
  });

const main = scene(
  sky('#8d86bd', '#cfa6c4', '#f3c3bb', '#fbe2cb'),
  palm(250, 560, 420, '#4f5f7a', 0.12),
  palm(1400, 560, 460, '#4a5a76', -0.1),
  palm(1240, 540, 320, '#5f6e88', 0.12),
  jungle(112, 480, 80, '#51697a', '#8698a0'),
  jungle(113, 560, 64, '#3f5f64', '#6f8f8c'),
  shaded('M-20 606H1640V1020H-20Z', '#e3b7bd', '#4f7f8c'),
  mirror(
    640,
    0.4,
    home(800, 600, 860),
    jungle(113, 560, 64, '#3f5f64', '#6f8f8c').replace(/<rect[^>]*\/>$/, ''),
  ),
  glow(800, 700, 260, '#ffd9a0', 0.45),
  stroke(
    'M300 700h140M520 740h90M1080 710h160M760 800h180M980 860h120M380 880h160',
    '#fff0e6',
    5,
    'opacity="0.5"',
  ),
  ...[500, 640, 960, 1100].map((x) => rect(x - 12, 600, 24, 62, '#6d5a58')),
  home(800, 606, 860),
  glow(800, 520, 300, '#ffcf8a', 0.4),
  // A boardwalk from the garden to the steps.
  poly('#9c6e4c', [
    [740, 622],
    [860, 622],
    [1010, 1020],
    [590, 1020],
  ]),
  stroke(
    'M735 640H865M722 676H878M706 720H894M686 774H914M662 838H938M632 916H968',
    '#6d4a34',
    5,
    'opacity="0.7"',
  ),
  pads(11, 26, 690, 980, 0.34),
  poly('#9c6e4c', [
    [740, 622],
    [860, 622],
    [1010, 1020],
    [590, 1020],
  ]),
  stroke(
    'M735 640H865M722 676H878M706 720H894M686 774H914M662 838H938M632 916H968',
    '#6d4a34',
    5,
    'opacity="0.7"',
  ),
  lantern(690, 760, 74, '#6d5f66'),
  lantern(910, 760, 74, '#6d5f66'),
  lantern(600, 960, 120, '#5f525a'),
  lantern(1000, 960, 120, '#5f525a'),
  shrub(60, 1010, 220, '#3f6f64', '#7fae90'),
  shrub(1560, 1010, 230, '#3f6f64', '#7fae90'),
);

const verandaBreakfast = scene(
  sky('#d7e8d2', '#eaf2da', '#f8f3dc'),
  palm(360, 560, 420, '#6a9f78', 0.1),
  palm(1290, 560, 380, '#629872', -0.14),
  jungle(114, 440, 90, '#6aa57c', '#a6d3a6'),
  shaded('M-20 540H1640V800H-20Z', '#b9d8c6', '#6fa9a2'),
  pads(15, 16, 570, 690, 0.4),
  rect(-20, 720, 1640, 300, '#9a6a44'),
  stroke('M-20 780H1620M-20 850H1620M-20 930H1620', '#74492c', 5, 'opacity="0.55"'),
  // Eave, carved beam and posts.
  path('M-20 -20H1620V60H-20Z', '#553629'),
  rect(-20, 56, 1640, 40, teak),
  repeat(
    20,
    (i) => path(`M${i * 84} 96q42 40 84 0Z`, teak) + oval(i * 84 + 42, 76, 11, 11, '#b98652'),
  ),
  ...[150, 1450].map(
    (x) =>
      rect(x - 24, 90, 48, 680, teak) +
      rect(x - 44, 740, 88, 40, '#b9a8a0', 5) +
      path(`M${x - 24} 96h48l40 -2q-30 60 -40 110h-48q-10 -50 -40 -110Z`, teak) +
      rect(x - 24, 400, 48, 10, '#b98652') +
      rect(x - 24, 430, 48, 6, '#b98652'),
  ),
  rect(170, 640, 360, 14, teak),
  rect(1070, 640, 360, 14, teak),
  repeat(9, (i) => rect(184 + i * 42, 650, 12, 84, teak) + rect(1084 + i * 42, 650, 12, 84, teak)),
  rect(170, 724, 360, 12, teak),
  rect(1070, 724, 360, 12, teak),
  rug(800, 980, 860, 150, '#f1e2d6', pink),
  armchair(420, 930, 300, teak, '#f3dfe0'),
  armchair(1180, 930, 300, teak, '#f3dfe0', true),
  table(800, 930, 470, 190, '#8f5c38', '#fff6ee'),
  vase(800, 742, 130, '#fff6ee', '#5f8f62', pink),
  fruit(660, 742, 96, '#e8c2ca'),
  cup(930, 742, 66, '#ffffff'),
  oval(1000, 742, 50, 9, '#ffffff'),
  oval(1000, 735, 34, 8, '#dba552'),
  pendant(800, 250, 130, '#e3c79a', '#553629', 0.4),
);

const bedroom = scene(
  room({ wall, side: '#7d4f30', floor: '#6d4530', ceiling: '#a9764a', beam: '#4f2f1e' }, 80),
  repeat(7, (i) => rect(270 + i * 160, 190, 100, 480, mix(wall, '#ffffff', 0.07), 6)),
  view(
    320,
    250,
    250,
    400,
    sky('#a79cc8', '#f0c0bc'),
    jungle(115, 640, 130, '#4f6f70', '#86a39c'),
    lotus(820, 900, 260, pink, pale),
  ),
  frame(320, 250, 250, 400, 2, teak, 16),
  view(
    1030,
    250,
    250,
    400,
    sky('#a79cc8', '#f0c0bc'),
    palm(760, 1000, 720, '#4f6372', 0.1),
    jungle(116, 720, 130, '#4f6f70', '#86a39c'),
  ),
  frame(1030, 250, 250, 400, 2, teak, 16),
  // A carved panel behind the bed.
  repeat(8, (i) =>
    path(
      'M0 0C-22 -10 -24 -50 0 -70C24 -50 22 -10 0 0Z',
      '#d9a468',
      `transform="translate(800 300) rotate(${i * 45})" opacity="0.9"`,
    ),
  ),
  oval(800, 300, 17, 17, '#f3cf94'),
  rug(800, 970, 1100, 180, '#d9a7a0', '#f6e2d0'),
  bed(800, 900, 560, { wood: '#4f2f1e', sheet: '#fff7ee', throw: '#b0587a', cushion: '#e9a9b8' }),
  fourPoster(800, 900, 560, '#4f2f1e', '#fff3ea'),
  bedside(380, 870, 130, '#5c3823'),
  tableLamp(380, 752, 120, '#b0587a'),
  bedside(1220, 870, 130, '#5c3823'),
  tableLamp(1220, 752, 120, '#b0587a'),
);

const rain = random(117);
const reading = scene(
  wallAndFloor('#a87652', '#6d4530', 780),
  view(
    560,
    110,
    500,
    560,
    sky('#8a9cae', '#b3c2c4', '#c9d6cc'),
    jungle(118, 420, 130, '#5f8880', '#8fb0a2'),
    palm(560, 760, 560, '#4a746c', 0.12),
    jungle(119, 680, 110, '#436f64', '#76a08c'),
    shaded('M-20 760H1640V1020H-20Z', '#9cb8b4', '#6f9894'),
    lilyPad(620, 850, 180, pad, padLight),
    lilyPad(940, 900, 220, padLight, pad),
    lotus(950, 890, 130, pink, pale),
    stroke(
      repeat(90, () => {
        const x = rain() * 1640;
        const y = rain() * 760;
        return `M${x.toFixed(0)} ${y.toFixed(0)}l-10 ${(40 + rain() * 40).toFixed(0)}`;
      }),
      '#ffffff',
      4,
      'opacity="0.5"',
    ),
    ...[
      [520, 920],
      [760, 830],
      [1080, 830],
      [820, 960],
    ].map(
      ([x = 0, y = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="46" ry="12" fill="none" stroke="#ffffff" stroke-width="4" opacity="0.6"/>`,
    ),
  ),
  frame(560, 110, 500, 560, 3, teak, 18),
  rect(530, 672, 560, 24, '#8f5c38', 4),
  // The shelves.
  rect(90, 90, 380, 690, '#5c3823', 4),
  repeat(
    5,
    (row) =>
      rect(110, 110 + row * 132, 340, 116, '#472a1a') +
      books(122, 226 + row * 132, 9 - (row % 3), row),
  ),
  rect(1150, 150, 360, 20, '#5c3823', 4),
  books(1170, 150, 5, 6),
  potted(1440, 152, 100, '#e8c2ca', '#4f8064', '#86b890'),
  rug(900, 970, 1060, 160, '#c9808a', '#f6e2d0'),
  glow(1290, 500, 380, '#ffd48a', 0.6),
  stroke('M1420 920V470', '#4f2f1e', 12),
  rect(1370, 912, 100, 14, '#4f2f1e', 7),
  path('M1380 400H1460L1500 500H1340Z', '#fff0cc'),
  armchair(1180, 930, 380, '#4f2f1e', '#e9a9b8', true),
  place(
    1160,
    742,
    1,
    path('M-70 0Q-36 -24 0 -6Q36 -24 70 0V18Q36 -4 0 14Q-36 -4 -70 18Z', '#fffaf0') +
      stroke('M0 -6V14', '#c9a88a', 4),
  ),
  table(800, 930, 240, 150, '#8f5c38'),
  cup(760, 782, 66, '#fff6ee'),
  rect(800, 764, 96, 16, '#a8485c', 3),
  rect(806, 748, 84, 16, '#d9a04c', 3),
  stroke('M752 730q-16 -22 2 -44q16 -22 -2 -42', '#ffffff', 7, 'opacity="0.6"'),
  potted(620, 930, 170, '#b9a8a0', '#4f8064', '#86b890'),
);

const pondLight = random(120);
const pond = scene(
  shaded('M0 0H1600V1000H0Z', '#4f8f94', '#2f6470'),
  stroke(
    repeat(
      24,
      () =>
        `M${(pondLight() * 1600).toFixed(0)} ${(pondLight() * 1000).toFixed(0)}q40 -22 80 0t70 0`,
    ),
    '#bfe3dc',
    5,
    'opacity="0.28"',
  ),
  koi(560, 640, 330, -24, '#fff3e6', '#e8693f'),
  koi(980, 300, 290, 150, '#f39a4c', '#fff0dc'),
  koi(1240, 780, 300, 196, '#fff3e6', '#d9483c'),
  koi(420, 250, 220, 40, '#f2c04c', '#fff3e6'),
  ...(
    [
      [230, 820, 420, 20],
      [110, 420, 330, 120],
      [1420, 520, 430, 200],
      [1180, 120, 330, -30],
      [700, 110, 290, 60],
      [800, 900, 360, -60],
      [1500, 930, 330, 100],
    ] as const
  ).map(([x, y, w, turn], i) => padAbove(x, y, w, turn, i % 2 ? '#4f8f68' : '#5fa276')),
  // Open flowers, the largest in the middle.
  ...(
    [
      [760, 480, 1.25],
      [250, 800, 0.8],
      [1430, 540, 0.95],
      [1190, 130, 0.62],
    ] as const
  ).map(([x, y, k]) => lotusAbove(x, y, k)),
  // A dragonfly over the largest.
  place(
    1010,
    560,
    1,
    `<g transform="rotate(30)">${path('M0 -10Q70 -60 130 -40Q80 -4 0 -4ZM0 -10Q-70 -60 -130 -40Q-80 -4 0 -4ZM0 0Q60 10 110 40Q50 40 0 8ZM0 0Q-60 10 -110 40Q-50 40 0 8Z', '#ffffff', 'opacity="0.7"')}${stroke('M0 -24V110', '#2f3f7a', 11)}${oval(0, -30, 15, 15, '#2f3f7a')}</g>`,
  ),
);

export const teratai = [main, verandaBreakfast, bedroom, reading, pond] as const;
