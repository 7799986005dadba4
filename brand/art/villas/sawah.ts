/** Villa Sawah, Ubud: thatch, a pool and rice fields in the fresh green of the morning. */
import { bale, thatch, timberFront, veranda } from '../parts/buildings.ts';
import { cup, fruit, pendant, rug, tableLamp } from '../parts/decor.ts';
import { bed, bedside, net, sofa } from '../parts/furniture.ts';
import { canang, duck, flower, frangipani, potted, shrub } from '../parts/garden.ts';
import { ridge, terraces, volcano } from '../parts/land.ts';
import { jungle, leaf, palm } from '../parts/plants.ts';
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts';
import { frame, room } from '../parts/rooms.ts';
import { glow, mirror, oval, poly, pool, rect, view } from '../parts/shapes.ts';
import { path, place, scene, stroke } from '../parts/svg.ts';

const wood = '#7a4f2c';
const fields = (from: number) => terraces(41, from, '#a9d277', '#57a653', '#e6f3ae', '#d9f0e2');
const blossom = { bark: '#8b7a68', leaf: '#2f7a4c', light: '#58a765', petal: '#fff8ea' };

const house = (x: number, y: number, k: number) =>
  place(
    x,
    y,
    k,
    timberFront(440, 160, 4, { wood, wall: '#a9723f', light: '#ffe7b0' }, 1) +
      veranda(560, 168, 6, wood, '#c9bda4') +
      place(0, -158, 1, thatch(660, 220, 250, '#b08a54', '#7d5c34')),
  );

const main = scene(
  sky('#bfe3e6', '#e3f1e0', '#fbf3d8'),
  sun(1240, 190, 54, '#fff8dc', '#fff0b4'),
  volcano(1120, 470, 520, 190, '#a3bfbb', '#d7e2d5', '#d5e3d0'),
  ridge(3, 450, 50, '#8fbf9a', '#b7d6a5'),
  mist(380, 130, '#fbfbea', 0.8),
  palm(1010, 520, 190, '#3f8058', 0.14),
  palm(1450, 540, 230, '#357650', -0.16),
  fields(500),
  palm(140, 690, 470, '#2c6b49', 0.12),
  palm(640, 670, 330, '#37795a', -0.1),
  house(400, 700, 0.98),
  poly('#d8ccb2', [
    [-20, 712],
    [800, 712],
    [720, 1020],
    [-20, 1020],
  ]),
  stroke('M-20 790H780M-20 890H755', '#b7a98c', 3, 'opacity="0.6"'),
  pool(
    [640, 1620, 726],
    [430, 1640, 930],
    { far: '#9fd9d0', near: '#3fa3a3', glint: '#effffa' },
    mirror(716, 0.22, house(400, 700, 0.98), palm(640, 670, 330, '#37795a', -0.1)),
  ),
  stroke('M640 726H1620', '#f2f7e4', 7),
  poly('#c4b698', [
    [400, 930],
    [1640, 930],
    [1640, 1020],
    [330, 1020],
  ]),
  stroke('M402 934H1640', '#e6dbc2', 10),
  potted(130, 900, 150, '#a4674a', '#2f7a4c', '#58a765'),
  canang(330, 880, 66),
  leaf(1630, 1040, 330, -40, '#2a6a48', '#5fa877'),
  leaf(1560, 1050, 250, -12, '#1f5a3d', '#4f9a6f'),
);

const poolAtDawn = scene(
  sky('#f6b9a4', '#fbd6b4', '#fdeed2'),
  sun(560, 350, 64, '#fff3d6', '#ffd79c'),
  volcano(1060, 520, 620, 280, '#a9a3b0', '#e5c3ae', '#dccbc0'),
  ridge(43, 510, 44, '#94a98b', '#b7c79c'),
  mist(440, 150, '#fff0dc', 0.85),
  palm(300, 590, 250, '#4f7a5c', 0.16),
  palm(1340, 600, 280, '#477356', -0.18),
  jungle(44, 610, 54, '#5d8f5e', '#9cc07f'),
  terraces(45, 610, '#a6c46c', '#6ba053', '#e3e9a0', '#ffe2c2'),
  pool(
    [-20, 1620, 720],
    [-220, 1820, 1020],
    { far: '#f4d2bb', near: '#4d9c9c', glint: '#fff6e8' },
    mirror(720, 0.25, palm(300, 720, 250, '#4f7a5c', 0.16), palm(1340, 720, 280, '#477356', -0.18)),
    oval(560, 800, 70, 60, '#fff3d6', 'opacity="0.5"'),
  ),
  rect(-20, 712, 1640, 11, '#7f8a78'),
  place(
    980,
    900,
    1,
    oval(0, 12, 190, 34, '#2f7072', 'opacity="0.35"') +
      oval(0, 0, 180, 42, '#b98a55') +
      oval(0, -8, 160, 33, '#d7ac74') +
      fruit(-70, 0, 74, '#f7efe0') +
      cup(36, 4, 62, '#fbf6ec') +
      oval(96, -10, 46, 14, '#fbf6ec') +
      oval(96, -16, 34, 12, '#dba552') +
      oval(94, -23, 32, 10, '#e9bd6c'),
  ),
  flower(690, 860, 24, '#fff6ea'),
  flower(760, 950, 30, '#ffe3d4'),
  flower(1260, 830, 20, '#fff6ea'),
  bale(210, 720, 350, {
    roof: '#a98250',
    shade: '#76552f',
    wood: '#6d4526',
    cloth: '#fbf3e4',
    cushion: '#d98d5b',
  }),
  leaf(1630, 1040, 300, -44, '#2a5f46', '#5fa07a'),
);

const bedroom = scene(
  room(
    { wall: '#efe4cf', side: '#e2d3b8', floor: '#b07a48', ceiling: '#caa878', beam: '#8d6239' },
    60,
  ),
  view(
    340,
    230,
    920,
    440,
    sky('#c4e6e2', '#eef6dc'),
    ridge(46, 420, 60, '#8fc09a', '#b6d8a2'),
    palm(1180, 640, 330, '#37795a', -0.15),
    palm(330, 640, 280, '#3f8560', 0.15),
    terraces(47, 520, '#a9d277', '#57a653', '#e6f3ae', '#e2f3e6'),
  ),
  frame(340, 230, 920, 440, 4, wood),
  rug(800, 930, 900, 150, '#e8d8b6', '#5f9a78'),
  bed(800, 880, 520, { wood, sheet: '#fffaf0', throw: '#5f9a78', cushion: '#dcc48f' }),
  net(800, 880, 640, 640),
  bedside(430, 840, 120, '#8d5e35'),
  bedside(1170, 840, 120, '#8d5e35'),
  tableLamp(430, 730, 110, '#c89a5d'),
  potted(1330, 870, 190, '#c9b18a', '#2f7a4c', '#58a765'),
);

const living = scene(
  sky('#fbe2b0', '#fdf1d2'),
  sun(1160, 240, 60, '#fff6d8', '#ffdf95'),
  ridge(48, 430, 60, '#9fb97f', '#bccb8d'),
  palm(500, 640, 420, '#5d8a52', 0.1),
  palm(1180, 620, 360, '#527f4c', -0.14),
  jungle(49, 560, 80, '#5c9152', '#a5c877'),
  rect(-20, 620, 1640, 120, '#8fb45c'),
  frangipani(280, 720, 400, 7, blossom),
  shrub(1300, 730, 170, '#3f7f48', '#7fb35c'),
  rect(0, 700, 1600, 300, '#c08a55'),
  stroke('M0 760H1600M0 830H1600M0 915H1600', '#96673a', 3, 'opacity="0.5"'),
  poly(
    '#f7e3b5',
    [
      [1010, 700],
      [1250, 700],
      [1500, 1000],
      [1130, 1000],
    ],
    'opacity="0.35"',
  ),
  rug(800, 950, 1000, 170, '#efe3c8', '#c9764a'),
  sofa(800, 850, 620, '#f1e6d0', ['#5f9a78', '#e0b866', '#c9764a', '#5f9a78'], wood),
  oval(800, 946, 190, 30, '#8d5e35'),
  rect(640, 900, 320, 46, '#8d5e35', 14),
  oval(800, 900, 190, 30, '#a8744a'),
  fruit(760, 902, 84, '#f7efe0'),
  cup(880, 906, 54, '#fbf6ec'),
  potted(1240, 860, 220, '#a4674a', '#2f7a4c', '#58a765'),
  path('M-20 -20H1620V130Q800 40 -20 130Z', '#a27b47'),
  stroke(
    'M200 -20L60 118M520 -20L440 84M1080 -20L1160 84M1400 -20L1540 118M800 -20V70',
    '#7d5c34',
    12,
  ),
  rect(70, 90, 40, 800, wood),
  rect(1490, 90, 40, 800, wood),
  rect(54, 866, 72, 30, '#c9bda4', 4),
  rect(1474, 866, 72, 30, '#c9bda4', 4),
  pendant(560, 260, 150, '#d9b77c', '#6d4526', 0.45),
  pendant(1040, 230, 120, '#d9b77c', '#6d4526', 0.45),
);

const ducks = scene(
  sky('#8ccbe8', '#c9e8ea', '#f2f6dc'),
  clouds(4, 180, '#ffffff', 0.9, 6),
  ridge(51, 420, 50, '#7db492', '#a4cf9c'),
  jungle(52, 470, 60, '#4a9268', '#8cc893'),
  house(1130, 560, 0.5),
  palm(1330, 560, 300, '#2f704d', 0.12),
  palm(960, 560, 230, '#3a7c58', -0.14),
  terraces(53, 530, '#b2da76', '#56a84c', '#ecf5b4', '#cdeeee'),
  path(
    'M1060 560C1000 640 820 640 660 720S300 900 210 1020H560C640 900 900 780 980 716S1120 620 1110 560Z',
    '#d7b984',
  ),
  path(
    'M1075 560C1030 640 840 660 690 740S380 900 300 1020H340C420 900 560 820 720 750S1050 660 1085 560Z',
    '#c4a26b',
    'opacity="0.6"',
  ),
  ...(
    [
      [940, 690, 58],
      [862, 730, 68],
      [776, 776, 80],
      [676, 830, 94],
      [560, 896, 110],
    ] as const
  ).map(
    ([x, y, size], i) =>
      oval(x, y, size * 0.4, size * 0.07, '#7a5f36', 'opacity="0.3"') +
      duck(x, y, size, i % 3 === 1 ? '#d9bd93' : '#fffaf0'),
  ),
  birds(300, 230, '#6a8a86'),
  glow(1130, 540, 120, '#fff0c4', 0.3),
  leaf(1630, 1040, 320, -38, '#2a6a48', '#5fa877'),
  leaf(1570, 1060, 260, -8, '#1f5a3d', '#4f9a6f'),
  shrub(60, 1000, 220, '#2a6a48', '#5fa877'),
);

export const sawah = [main, poolAtDawn, bedroom, living, ducks] as const;
