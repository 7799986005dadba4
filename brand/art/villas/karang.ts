/** Villa Karang, Uluwatu: limestone on the edge of the Bukit, from blue noon to the last light. */
import { cup, fruit, sunshade, vase } from '../parts/decor.ts';
import { bed, bedside, chair, lounge } from '../parts/furniture.ts';
import { potted, shrub } from '../parts/garden.ts';
import { palm } from '../parts/plants.ts';
import { birds, clouds, sky, sun } from '../parts/sky.ts';
import { sea } from '../parts/water.ts';
import { curtains, frame, wallAndFloor } from '../parts/rooms.ts';
import { glow, oval, poly, pool, rect, repeat, view } from '../parts/shapes.ts';
import { path, scene, smooth, stroke } from '../parts/svg.ts';
import { glazing, stoneWall } from '../parts/buildings.ts';
import type { Point } from '../parts/svg.ts';
import { joint, karangMain, stone, surf } from './karangHouse.ts';

const lastLight = scene(
  sky('#3b3a78', '#a85890', '#f0876a', '#fccf86'),
  clouds(24, 210, '#ffc9a8', 0.5, 6),
  sun(800, 520, 92, '#fff0bf', '#ffae58'),
  sea(540, '#e8846a', '#5a3f7a', '#ffe3a6', 800),
  rect(-20, 690, 1640, 330, '#7a5360'),
  pool(
    [-20, 1620, 660],
    [-160, 1760, 790],
    { far: '#f7b487', near: '#5a4c86', glint: '#ffe6b8' },
    oval(800, 700, 120, 60, '#fff0bf', 'opacity="0.75"'),
  ),
  rect(-20, 650, 1640, 12, '#4f3a55'),
  rect(-20, 786, 1640, 240, '#8a5f5c'),
  stroke('M-20 790H1620', '#c48d76', 10),
  stroke('M-20 850H1620M-20 925H1620', '#653f48', 4, 'opacity="0.6"'),
  sunshade(560, 900, 420, '#f3d9b8', '#d9775c', '#3f2836'),
  lounge(400, 920, 330, '#3f2836', '#f6dcc0'),
  lounge(760, 920, 330, '#3f2836', '#f6dcc0'),
  rect(1020, 850, 130, 14, '#3f2836', 5),
  rect(1078, 860, 14, 66, '#3f2836'),
  cup(1060, 852, 50, '#f9e6cf'),
  vase(1112, 852, 62, '#d9775c', '#5c4a44', '#fff0d8'),
  palm(1430, 900, 620, '#33213c', -0.16),
  palm(1560, 940, 480, '#3f2846', -0.05),
  glow(1220, 900, 150, '#ffce80', 0.7),
  rect(1203, 870, 34, 54, '#ffe9b8', 6),
  birds(300, 330, '#5a3560'),
);

const bedroom = scene(
  wallAndFloor('#f3eadb', '#d9c3a2', 740),
  stoneWall(0, 0, 250, 740, '#e6d8bd', joint),
  view(
    300,
    110,
    1180,
    590,
    sky('#58b4dc', '#a9dcea', '#e4f4ee'),
    clouds(31, 190, '#ffffff', 0.9, 5),
    sea(420, '#3fa9c4', '#137a9c', '#e8fbff'),
    surf(640, 240, 520),
    surf(720, 800, 620),
    path('M1620 470C1480 480 1400 500 1370 560C1340 640 1390 700 1350 820L1620 840Z', '#cdb68c'),
    rect(-20, 800, 1640, 220, '#c7b08a'),
  ),
  frame(300, 110, 1180, 590, 4, '#4f4036', 9),
  curtains(300, 110, 1180, 612, 110, '#fbf6ea'),
  poly(
    '#fff6dc',
    [
      [420, 740],
      [1360, 740],
      [1560, 1000],
      [500, 1000],
    ],
    'opacity="0.35"',
  ),
  bed(880, 930, 620, { wood: '#c9b08a', sheet: '#ffffff', throw: '#2f7f98', cushion: '#9fcfd8' }),
  bedside(480, 890, 130, '#b8986c'),
  vase(480, 772, 110, '#2f7f98', '#7a8a5c', '#ffffff'),
  bedside(1280, 890, 130, '#b8986c'),
  oval(1280, 726, 44, 44, '#f6e6c4'),
  rect(1270, 740, 20, 34, '#8a6c48'),
  potted(130, 920, 250, '#f7efdf', '#4f7f56', '#8ab06c'),
);

const breakfast = scene(
  sky('#7cc8e4', '#bfe5ec', '#f7f3dc'),
  clouds(33, 170, '#ffffff', 0.85, 6),
  sea(400, '#57bccd', '#1b86a6', '#f2ffff'),
  surf(590, 80, 480),
  surf(560, 980, 420),
  path('M-20 520C120 500 220 520 250 560C280 620 220 640 260 700H-20Z', '#cfb98f'),
  path('M-20 512C110 490 220 512 246 552Q120 530 -20 548Z', '#7f9a5c'),
  rect(-20, 690, 1640, 20, '#e9dcc2'),
  rect(-20, 708, 1640, 312, '#d6c09a'),
  stroke('M-20 770H1620M-20 850H1620M-20 940H1620', '#b29a70', 4, 'opacity="0.55"'),
  ...[520, 800, 1080].map((x) => chair(x, 850, 250, '#8a5f3a', '#f3e6cc')),
  rect(330, 760, 940, 26, '#a06f42', 6),
  rect(380, 780, 26, 170, '#85592f'),
  rect(1194, 780, 26, 170, '#85592f'),
  path('M640 758H960V830L800 850L640 830Z', '#fbf6ea'),
  stroke('M640 812L800 832L960 812', '#3b8ea5', 6),
  fruit(800, 762, 120, '#3b8ea5'),
  vase(1010, 762, 120, '#fbf6ea', '#5c8a52', '#f2a0a0'),
  ...[470, 620, 1150].map(
    (x) =>
      oval(x, 758, 66, 11, '#ffffff') +
      oval(x, 752, 40, 9, '#f0b54c') +
      oval(x + 12, 748, 16, 7, '#d9513a'),
  ),
  cup(548, 760, 62, '#ffffff'),
  cup(1082, 760, 62, '#ffffff'),
  path('M-20 -20H1620V86H-20Z', '#c7a067'),
  repeat(11, (i) => rect(40 + i * 148, -20, 22, 118, '#9a7040')),
  rect(-20, 82, 1640, 18, '#86602f'),
  rect(90, 90, 34, 850, '#9a7040'),
  rect(1476, 90, 34, 850, '#9a7040'),
  potted(1390, 940, 210, '#f7efdf', '#4f8a56', '#8fbf70'),
);

const stairPath: readonly Point[] = [
  [1180, 250],
  [1010, 330],
  [1130, 420],
  [930, 520],
  [1060, 620],
  [840, 740],
  [900, 860],
];

const stairway = scene(
  sky('#65bcdf', '#b8e2ea', '#f4f3dc'),
  clouds(36, 130, '#ffffff', 0.9, 5),
  sea(300, '#3fb3c6', '#1991b0', '#effdff'),
  path(
    'M-20 760C240 720 480 800 660 850C760 880 840 900 900 1020H-20Z',
    '#7fd6d4',
    'opacity="0.8"',
  ),
  stroke(
    'M-20 770C240 730 470 800 650 856C760 890 800 930 820 1020',
    '#ffffff',
    14,
    'opacity="0.9"',
  ),
  path('M180 1020C360 940 560 900 700 880C820 860 900 850 980 870L1300 1020Z', '#f6e2b4'),
  path(
    'M1640 190L1230 204Q1090 210 1060 250C990 330 960 420 900 520C840 620 760 720 700 850Q760 880 900 890L1160 1020H1640Z',
    '#d6bf94',
  ),
  path('M1640 190L1230 204Q1090 210 1060 250L1040 280Q1200 250 1640 262Z', '#7da35c'),
  path('M1640 420C1420 460 1260 620 1200 800L1160 1020H1640Z', '#b99e70', 'opacity="0.55"'),
  stroke(
    smooth([
      [1330, 300],
      [1290, 420],
      [1310, 560],
    ]),
    '#a98d62',
    7,
    'opacity="0.4"',
  ),
  stroke(
    smooth([
      [1440, 300],
      [1420, 480],
      [1380, 640],
    ]),
    '#a98d62',
    7,
    'opacity="0.4"',
  ),
  stroke(`M${stairPath.map(([x, y]) => `${x} ${y}`).join('L')}`, '#f7eeda', 26),
  stroke(
    `M${stairPath.map(([x, y]) => `${x} ${y}`).join('L')}`,
    '#b59a6c',
    22,
    'stroke-dasharray="4 12" style="stroke-linecap:butt"',
  ),
  shrub(1130, 360, 70, '#5f8f4c', '#9cbf68'),
  shrub(960, 640, 80, '#5f8f4c', '#9cbf68'),
  shrub(1200, 700, 80, '#5f8f4c', '#9cbf68'),
  shrub(1420, 880, 100, '#4f7f42', '#8fb55e'),
  stoneWall(1300, 110, 320, 92, stone, joint),
  rect(1270, 92, 360, 24, '#fbf5e6', 4),
  glazing(1340, 130, 240, 72, 4, '#5f4a3a', '#9fd3e2', '#d8eef0'),
  palm(1240, 212, 170, '#44754c', -0.1),
  birds(420, 220, '#5a8a9a'),
  surf(620, 120, 420),
  surf(520, 420, 360),
);

export const karang = [karangMain, lastLight, bedroom, breakfast, stairway] as const;
