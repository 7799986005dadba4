/** Villa Pasir, Seminyak: a walled garden in coral and teal, quiet behind its carved door. */
import { mix, path, place, random, scene, stroke } from '../parts/svg.ts';
import { jungle, leaf, palm } from '../parts/plants.ts';
import { sky, stars } from '../parts/sky.ts';
import { carvedDoor, thatch, timberFront } from '../parts/buildings.ts';
import { fruit, pendant, rug, tableLamp, vase } from '../parts/decor.ts';
import { armchair, bed, bedside, sofa, table } from '../parts/furniture.ts';
import { canang, flower, frangipani, lantern, potted, shrub } from '../parts/garden.ts';
import { curtains, frame, room, wallAndFloor } from '../parts/rooms.ts';
import { glow, mirror, oval, poly, pool, rect, repeat, shaded, view } from '../parts/shapes.ts';

const wood = '#6b4029';
const coral = '#d98a6c';
const rose = { bark: '#85695e', leaf: '#2f6a58', light: '#5a9a7c', petal: '#ffc6bd' };
const cream = { ...rose, petal: '#fff4e2' };

const suite = (x: number, y: number, k: number, open: number) =>
  place(
    x,
    y,
    k,
    timberFront(360, 170, 4, { wood, wall: '#8a5538', light: '#ffdf9c' }, open) +
      glow(0, -70, 260, '#ffcf80', 0.45) +
      rect(-210, -4, 420, 22, '#cdb7a8', 3) +
      place(0, -166, 1, thatch(480, 170, 150, '#8c6a55', '#5c4138')),
  );

const main = scene(
  sky('#3d4a86', '#8a6aa0', '#f0a08c', '#fbd0a4'),
  stars(61, 50, 260),
  palm(260, 560, 420, '#3a3f5c', 0.1),
  palm(1380, 560, 460, '#3a3f5c', -0.1),
  jungle(62, 470, 70, '#3f5268', '#6b7890'),
  rect(-20, 440, 1640, 260, '#c27a66'),
  rect(-20, 430, 1640, 22, '#e0a48c'),
  suite(800, 620, 1.05, 1),
  suite(220, 690, 1.25, 2),
  suite(1380, 690, 1.25, 1),
  poly('#b98d84', [
    [-20, 640],
    [1620, 640],
    [1620, 1020],
    [-20, 1020],
  ]),
  poly('#5f7a5e', [
    [-20, 720],
    [430, 650],
    [300, 1020],
    [-20, 1020],
  ]),
  poly('#5f7a5e', [
    [1620, 720],
    [1170, 650],
    [1300, 1020],
    [1620, 1020],
  ]),
  pool(
    [560, 1040, 668],
    [380, 1220, 970],
    { far: '#f2b49c', near: '#2a7f8c', glint: '#ffe9cf', rim: '#e3c3b2' },
    mirror(650, 0.35, suite(800, 620, 1.05, 1)),
    glow(800, 730, 190, '#ffd08a', 0.6),
  ),
  lantern(480, 740, 90, '#8d7a78'),
  lantern(1120, 740, 90, '#8d7a78'),
  frangipani(210, 900, 520, 12, rose),
  frangipani(1400, 900, 540, 23, cream),
  lantern(330, 960, 120, '#7d6b6a'),
  lantern(1280, 960, 120, '#7d6b6a'),
  flower(620, 800, 20, '#ffc6bd'),
  flower(930, 880, 26, '#fff4e2'),
);

const bicycle = (x: number, y: number, k: number, color: string) =>
  place(
    x,
    y,
    k,
    `<g fill="none" stroke="#3a3434" stroke-width="7"><circle cx="-85" cy="-56" r="54"/><circle cx="95" cy="-56" r="54"/></g>` +
      stroke('M-85 -56L-40 -140H62L0 -56H-85M0 -56L-46 -156M95 -56L56 -172', color, 9) +
      stroke('M-66 -160H-28M56 -172L38 -186M56 -172L84 -182', '#3a3434', 10) +
      rect(66, -150, 62, 46, '#c99a5d', 8),
  );

const lane = scene(
  sky('#9fdbe6', '#d9f0ea', '#fdf2dc'),
  palm(330, 430, 360, '#3c8a68', 0.12),
  palm(1300, 430, 320, '#3c8a68', -0.14),
  frangipani(1230, 470, 430, 31, rose),
  frangipani(380, 470, 380, 34, cream),
  rect(-20, 400, 1640, 420, coral),
  rect(-20, 386, 1640, 30, '#b9674c', 5),
  poly(
    '#c4755a',
    [
      [-20, 416],
      [1620, 416],
      [1620, 452],
      [-20, 452],
    ],
    'opacity="0.5"',
  ),
  poly(
    '#8a4a3c',
    [
      [980, 416],
      [1620, 416],
      [1620, 640],
      [1180, 820],
      [980, 820],
    ],
    'opacity="0.13"',
  ),
  carvedDoor(800, 820, 560, {
    stone: '#dcc6a4',
    shade: '#9a7f62',
    door: '#7a4328',
    gold: '#e2a94a',
    roof: '#a5794a',
  }),
  rect(-20, 816, 1640, 210, '#cdb9a0'),
  stroke('M-20 822H1620', '#efe0c8', 9),
  stroke(
    'M-20 880H1620M-20 950H1620M220 826V880M620 880V950M1020 826V880M1340 880V950M380 950V1020M900 950V1020',
    '#ab9578',
    4,
    'opacity="0.6"',
  ),
  potted(520, 850, 190, '#8f4f3c', '#2f7a58', '#63a878'),
  potted(1080, 850, 190, '#8f4f3c', '#2f7a58', '#63a878'),
  bicycle(250, 880, 1.25, '#2f8f8f'),
  bicycle(1370, 880, 1.25, '#f0b54c'),
  canang(800, 880, 84),
  flower(640, 940, 20, '#ffc6bd'),
  flower(1010, 916, 18, '#fff4e2'),
  flower(1180, 960, 22, '#ffc6bd'),
);

const living = scene(
  wallAndFloor('#f0e0cf', '#cfae94', 760),
  view(
    0,
    90,
    620,
    670,
    sky('#b9e4e0', '#eaf5e4'),
    rect(-20, 400, 1640, 620, coral),
    frangipani(520, 820, 640, 42, cream),
    shrub(1060, 860, 260, '#2f7a58', '#63a878'),
    rect(-20, 820, 1640, 200, '#6fc2c0'),
    stroke('M300 900h300M760 940h340', '#ffffff', 8, 'opacity="0.7"'),
  ),
  frame(0, 90, 620, 670, 3, '#4f3428', 12),
  poly(
    '#fff1d0',
    [
      [60, 760],
      [600, 760],
      [900, 1000],
      [120, 1000],
    ],
    'opacity="0.4"',
  ),
  // The kitchen along the right wall.
  rect(1010, 170, 560, 14, wood),
  rect(1010, 300, 560, 14, wood),
  ...[1040, 1110, 1180, 1330, 1400].map((x, i) =>
    rect(
      x,
      170 - 50 - (i % 2) * 18,
      48,
      50 + (i % 2) * 18,
      ['#2f8f8f', '#fff6ea', '#e2a94a', '#d98a6c', '#fff6ea'][i] ?? '#fff6ea',
      8,
    ),
  ),
  ...[1060, 1150, 1440].map((x, i) =>
    oval(x, 286, 40, 14, ['#fff6ea', '#2f8f8f', '#d98a6c'][i] ?? '#fff6ea'),
  ),
  potted(1320, 302, 90, '#fff6ea', '#2f7a58', '#63a878'),
  rect(970, 480, 630, 26, '#fbf3e8', 4),
  rect(990, 506, 610, 254, '#2f7f80'),
  repeat(
    4,
    (i) =>
      rect(1004 + i * 150, 524, 136, 220, '#3a8f8f', 5) +
      rect(1060 + i * 150, 544, 26, 8, '#e2a94a', 4),
  ),
  fruit(1120, 482, 120, '#e2a94a'),
  vase(1440, 482, 130, '#fff6ea', '#4f8a5e', '#f2968a'),
  pendant(760, 250, 130, '#e3b77a', wood, 0.4),
  rug(640, 960, 900, 150, '#f5e8da', '#2f8f8f'),
  sofa(620, 880, 560, '#d98a6c', ['#fff1e0', '#2f8f8f', '#e2a94a', '#fff1e0'], wood),
  table(700, 965, 330, 70, '#8a5538'),
  vase(760, 896, 80, '#2f8f8f', '#4f8a5e', '#fff4e2'),
  armchair(1140, 930, 230, wood, '#fff1e0', true),
);

const bedroom = scene(
  room({ wall: '#e3a88c', side: '#d6957a', floor: '#9a6a4c', ceiling: '#f2dcc6', beam: '#7a4f38' }),
  shaded('M640 170M500 640V400Q500 250 800 250T1100 400V640Z', '#fbead6', '#f5d9c0'),
  path('M500 690V410Q500 240 800 240T1100 410V690Z', '#f7e4d0'),
  repeat(6, (i) =>
    path(
      'M0 0C-24 -10 -26 -60 0 -84C26 -60 24 -10 0 0Z',
      '#d98a6c',
      `transform="translate(800 410) rotate(${i * 60})"`,
    ),
  ),
  oval(800, 410, 16, 16, '#e2a94a'),
  view(
    270,
    260,
    170,
    360,
    sky('#b9e4e0', '#eaf5e4'),
    jungle(66, 560, 170, '#3f8a68', '#7fc096'),
    flower(800, 480, 120, '#fff4e2'),
  ),
  frame(270, 260, 170, 360, 2, wood, 11),
  view(
    1160,
    260,
    170,
    360,
    sky('#b9e4e0', '#eaf5e4'),
    jungle(67, 600, 170, '#3f8a68', '#7fc096'),
    flower(760, 420, 120, '#ffc6bd'),
  ),
  frame(1160, 260, 170, 360, 2, wood, 11),
  rug(800, 960, 1060, 180, '#f5e3d2', '#2f8f8f'),
  bed(800, 900, 560, { wood, sheet: '#fff8ef', throw: '#2f8f8f', cushion: '#e2a94a' }),
  bedside(410, 850, 125, '#7a4a30'),
  tableLamp(410, 736, 120, '#2f8f8f'),
  bedside(1190, 850, 125, '#7a4a30'),
  tableLamp(1190, 736, 120, '#2f8f8f'),
  curtains(244, 236, 222, 420, 46, '#fff1e0'),
  curtains(1134, 236, 222, 420, 46, '#fff1e0'),
);

/** Straight down on the pool's corner: steps, fallen flowers and the light on the floor. */
const fallen = random(64);
const corner = scene(
  shaded('M0 0H1600V1000H0Z', '#5fc4c2', '#2f9aa2'),
  stroke(
    repeat(26, () => {
      const x = 500 + fallen() * 1050;
      const y = fallen() * 960;
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(30 + fallen() * 30).toFixed(0)} ${(-20 - fallen() * 20).toFixed(0)} ${(70 + fallen() * 50).toFixed(0)} 0t${(50 + fallen() * 40).toFixed(0)} 10`;
    }),
    '#c9f4ec',
    5,
    'opacity="0.45"',
  ),
  repeat(3, (i) =>
    path(
      `M0 ${640 - i * 60}H${440 + i * 120}Q${520 + i * 130} ${650 - i * 60} ${530 + i * 130} ${730 - i * 60}V1000H0Z`,
      mix('#9fe0d8', '#4fb3b4', (2 - i) / 3 > 0.5 ? 0.8 : 0.4),
      `opacity="${0.35 + i * 0.05}"`,
    ),
  ),
  path('M0 0H1600V130H560Q430 130 430 260V1000H0Z', '#ead0b4'),
  stroke('M1600 130H560Q430 130 430 260V1000', '#fbeedd', 20),
  stroke(
    'M0 170H400M0 340H420M0 510H420M0 680H420M0 850H420M210 0V170M90 170V340M290 340V510M120 510V680M300 680V850M150 850V1000M520 0V120M800 0V120M1080 0V120M1360 0V120',
    '#c9a888',
    5,
    'opacity="0.7"',
  ),
  oval(225, 600, 150, 150, '#a97b4c'),
  oval(225, 594, 136, 136, '#c99a62'),
  oval(180, 560, 58, 58, '#fff6ea'),
  oval(180, 560, 44, 44, '#7a4a2a'),
  oval(280, 630, 64, 64, '#fff6ea'),
  path('M240 640Q280 580 324 626Q290 610 240 640Z', '#e2554a'),
  path('M250 660Q290 620 330 650Q300 640 250 660Z', '#f6cf55'),
  flower(200, 676, 34, '#ffc6bd'),
  flower(700, 330, 62, '#fff4e2'),
  flower(900, 560, 74, '#ffc6bd'),
  flower(1180, 300, 54, '#ffc6bd'),
  flower(1300, 640, 70, '#fff4e2'),
  flower(760, 800, 58, '#ffb3a6'),
  flower(1060, 830, 46, '#fff4e2'),
  flower(310, 300, 44, '#fff4e2'),
  leaf(1620, 1020, 420, -42, '#2f6a58', '#5a9a7c'),
  leaf(1610, 860, 330, -72, '#3f7f68', '#6fae8c'),
  leaf(1430, 1060, 320, -14, '#3f7f68', '#6fae8c'),
  leaf(-10, 60, 300, 128, '#3f7f68', '#6fae8c'),
);

export const pasir = [main, lane, living, bedroom, corner] as const;
