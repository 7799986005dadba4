/** Villa Melati, Sanur: a family home on one level, in jasmine white, butter yellow and lagoon blue. */
import { blocks, childsBed, cot, highChair } from '../parts/nursery.ts';
import { ball, fence, ring, rubberDuck, truck } from '../parts/play.ts';
import { glow, mirror, oval, poly, pool, rect, repeat, view } from '../parts/shapes.ts';
import { chair } from '../parts/furniture.ts';
import { fruit, pendant, rug, vase } from '../parts/decor.ts';
import { jukung } from '../parts/seaside.ts';
import { ridge } from '../parts/land.ts';
import { jungle, leaf, palm } from '../parts/plants.ts';
import { birds, clouds, sky, sun } from '../parts/sky.ts';
import { sea } from '../parts/water.ts';
import { flower, frangipani, potted, shrub } from '../parts/garden.ts';
import { familyHouse } from '../parts/houses.ts';
import { curtains, frame, wallAndFloor } from '../parts/rooms.ts';
import { path, place, scene, stroke } from '../parts/svg.ts';

const wood = '#9a6a42';
const blue = '#4a9cc0';
const butter = '#f6cf6b';
const tree = { bark: '#93806c', leaf: '#3a8454', light: '#6fb46c', petal: '#ffffff' };

const main = scene(
  sky('#9fdaf0', '#d6eff0', '#fff7df'),
  sun(1330, 200, 58, '#fffbe4', '#fff3b4'),
  clouds(101, 180, '#ffffff', 0.95, 6),
  palm(180, 560, 400, '#3c8f62', 0.12),
  palm(1470, 570, 430, '#358158', -0.12),
  jungle(102, 480, 64, '#63ab74', '#a3d69a'),
  familyHouse(720, 600, 1.1),
  rect(-20, 596, 1640, 430, '#9ed06a'),
  path('M-20 640Q500 610 1000 650T1620 640V720Q1000 690 -20 720Z', '#b3dd80', 'opacity="0.8"'),
  path('M690 616H790L960 1020H560Z', '#f0e4c8'),
  stroke('M684 660H802M664 730H832M640 810H862M610 910H904', '#d9c8a4', 5),
  fence(960, 700, 16, 70, 1),
  pool([1010, 1640, 736], [980, 1640, 900], {
    far: '#a6e6ea',
    near: '#39aecb',
    glint: '#ffffff',
    rim: '#fbf4e2',
  }),
  ring(1260, 800, 0.75),
  fence(930, 960, 16, 90),
  frangipani(230, 800, 470, 15, tree),
  // What the children left on the lawn.
  ball(470, 860, 46),
  truck(330, 930),
  shrub(110, 970, 170, '#3a8454', '#79c07a'),
  ...[
    [60, 900],
    [150, 860],
    [190, 930],
  ].map(([x = 0, y = 0]) => flower(x, y, 18, '#ffffff')),
);

const fencedPool = scene(
  sky('#7fcdea', '#c6ebf0', '#f6f7e0'),
  clouds(103, 150, '#ffffff', 0.9, 5),
  palm(140, 520, 430, '#3c8f62', 0.1),
  palm(1480, 520, 400, '#358158', -0.12),
  jungle(104, 440, 90, '#5aa56e', '#9cd596'),
  shrub(420, 540, 150, '#3a8454', '#79c07a'),
  shrub(1130, 540, 170, '#3a8454', '#79c07a'),
  frangipani(780, 540, 420, 28, tree),
  rect(-20, 530, 1640, 500, '#a5d572'),
  fence(-10, 570, 38, 110, 17),
  rect(-20, 566, 1640, 460, '#f3e7ce'),
  stroke('M-20 600H1640', '#dccdae', 4),
  pool(
    [260, 1340, 640],
    [20, 1580, 950],
    { far: '#a9ebec', near: '#2fa6c6', glint: '#ffffff', rim: '#fffaf0' },
    mirror(570, 0.14, frangipani(780, 540, 420, 28, tree)),
  ),
  poly(
    '#c6f2ee',
    [
      [286, 640],
      [560, 640],
      [430, 950],
      [20, 950],
    ],
    'opacity="0.4"',
  ),
  stroke('M560 640L430 950', '#ffffff', 6, 'opacity="0.6"'),
  ring(1010, 770, 1.15),
  ball(700, 820, 52),
  rubberDuck(330, 800),
  ...[
    [1420, 620, '#ea6a52'],
    [1490, 620, blue],
  ].map(([x, y, c]) => rect(Number(x), Number(y) - 10, 56, 26, String(c), 10)),
  potted(120, 640, 150, '#fdf8ea', '#3a8454', '#79c07a'),
);

const nursery = scene(
  wallAndFloor('#fdf1cf', '#e3bd86', 740),
  repeat(9, (i) =>
    repeat(3, (k) => flower(90 + i * 180 + (k % 2) * 90, 110 + k * 160, 15, '#f8e3ae', '#fff6dc')),
  ),
  view(
    600,
    150,
    400,
    400,
    sky('#8fd3ee', '#dff2ee'),
    clouds(105, 300, '#ffffff', 0.95, 4),
    palm(620, 960, 700, '#3c8f62', 0.1),
    jungle(106, 820, 130, '#63ab74', '#a3d69a'),
  ),
  frame(600, 150, 400, 400, 2, '#ffffff', 16),
  curtains(570, 140, 460, 430, 74, '#a9d6e6'),
  cot(300, 860),
  rug(860, 970, 820, 150, '#ffffff', '#ea8a6c'),
  childsBed(1230, 880),
  // Books on the wall, toys on the floor.
  rect(1090, 420, 360, 16, wood, 4),
  ...['#ea6a52', blue, butter, '#6fb46c', '#ea8a6c', blue, '#ffffff', butter].map((c, i) =>
    rect(1104 + i * 31, 340 + (i % 3) * 14, 25, 80 - (i % 3) * 14, c, 3),
  ),
  place(
    1404,
    420,
    0.6,
    path('M-44 0L-30 -30H40L54 0Z', '#ea6a52') +
      path('M0 -34V-120L54 -40Z', '#ffffff') +
      stroke('M0 -30V-126', wood, 7),
  ),
  blocks(740, 930),
  ball(960, 910, 42),
);

const lagoon = scene(
  sky('#f7c9b4', '#fbdcc0', '#fdf0d8'),
  sun(1040, 360, 68, '#fff8e2', '#ffdda4'),
  clouds(107, 190, '#ffffff', 0.7, 5),
  ridge(108, 470, 18, '#b9b4c4', '#d6cfd2'),
  sea(480, '#f3d8c6', '#62b6c4', '#ffffff', 1040),
  stroke('M-20 540H1640', '#ffffff', 7, 'opacity="0.8"'),
  jukung(1180, 620, 210, '#3f86ac', '#fff6e0'),
  jukung(820, 590, 140, '#c8663f', '#ffe9b8'),
  jukung(1430, 580, 110, '#5a9a68', '#fff6e0'),
  path('M-20 700Q420 660 900 720T1640 760V1020H-20Z', '#cdeae2'),
  path('M-20 724Q420 684 880 744T1640 790V1020H-20Z', '#f9e6bf'),
  path('M-20 900Q420 800 900 836T1640 900V1020H-20Z', '#e6c3a0'),
  stroke('M-20 900Q420 800 900 836T1640 900', '#fbf0da', 8),
  stroke(
    'M240 852L200 1000M520 822L500 1000M820 830L840 1000M1120 846L1180 1000M1400 872L1490 1000',
    '#cda681',
    4,
  ),
  // A bench under the tree by the path.
  frangipani(270, 830, 560, 37, { ...tree, petal: '#fff2ea' }),
  palm(1500, 850, 640, '#3f7f62', -0.18),
  palm(60, 860, 520, '#47886a', 0.06),
  place(
    560,
    850,
    1.2,
    stroke('M-90 0V-50M90 0V-50', wood, 12) +
      rect(-110, -58, 220, 14, wood, 4) +
      rect(-110, -96, 220, 14, wood, 4) +
      rect(-110, -122, 220, 14, wood, 4) +
      stroke('M-90 -50V-124M90 -50V-124', wood, 9) +
      rect(30, -88, 44, 34, '#f6cf6b', 8),
  ),
  place(
    930,
    800,
    1,
    path('M-34 0L-26 -50H26L34 0Z', '#ea6a52') +
      stroke('M-26 -50Q0 -92 26 -50', '#b04a38', 6) +
      stroke('M70 2L84 -54', '#4a9cc0', 8) +
      oval(68, 4, 15, 10, '#4a9cc0') +
      path('M96 8Q140 -50 184 8Z', '#ecd09c'),
  ),
  birds(520, 250, '#9a7a70'),
);

const kitchen = scene(
  wallAndFloor('#eaf4ee', '#e6cda2', 770),
  repeat(5, (k) => stroke(`M0 ${300 + k * 56}H1600`, '#ffffff', 4)),
  repeat(27, (i) => stroke(`M${i * 60} 300V520`, '#ffffff', 4)),
  view(
    150,
    110,
    420,
    340,
    sky('#8fd3ee', '#e6f4e6'),
    palm(1120, 1000, 720, '#3c8f62', -0.1),
    jungle(109, 800, 150, '#63ab74', '#a3d69a'),
    frangipani(560, 960, 620, 19, tree),
  ),
  frame(150, 110, 420, 340, 2, '#ffffff', 16),
  potted(300, 452, 76, '#ea8a6c', '#3a8454', '#79c07a'),
  potted(420, 452, 60, blue, '#3a8454', '#79c07a'),
  rect(760, 190, 760, 16, wood, 3),
  ...[800, 870, 940].map(
    (x) => rect(x, 130, 50, 60, '#ffffff', 10) + rect(x + 6, 118, 38, 16, butter, 5),
  ),
  ...[1060, 1140, 1220].map((x) =>
    oval(x, 156, 36, 34, ['#a9d6e6', '#ffffff', '#f6cf6b'][(x - 1060) / 80] ?? '#ffffff'),
  ),
  vase(1420, 190, 80, '#ffffff', '#5aa56e', '#ffffff'),
  rect(-20, 510, 1640, 30, '#fffdf6'),
  rect(-20, 540, 1640, 234, '#8fc3cf'),
  repeat(
    8,
    (i) =>
      rect(14 + i * 200, 560, 180, 196, '#a3d0da', 6) +
      rect(84 + i * 200, 578, 40, 9, '#ffffff', 4),
  ),
  // Blender, fruit and a pan.
  place(
    980,
    512,
    1,
    rect(-40, -50, 80, 50, '#5a6a70', 8) +
      oval(0, -24, 11, 11, butter) +
      path('M-32 -52L-44 -170H44L32 -52Z', '#ffffff', 'opacity="0.75"') +
      path('M-34 -54L-41 -126H41L34 -54Z', '#f4a25a') +
      rect(-46, -184, 92, 18, '#5a6a70', 6),
  ),
  fruit(1160, 512, 120, '#ffffff'),
  place(
    760,
    512,
    1,
    rect(-66, -60, 132, 60, '#e2694e', 12) +
      rect(-74, -72, 148, 15, '#c8523c', 7) +
      oval(0, -80, 13, 9, '#c8523c'),
  ),
  pendant(800, 300, 120, '#f3e0b8', wood, 0.4),
  // The table with a high chair.
  ...[560, 800].map((x) => chair(x, 880, 270, wood, '#f6cf6b')),
  oval(720, 962, 420, 16, '#000000', 'opacity="0.12"'),
  rect(350, 776, 720, 28, '#c08a55', 8),
  rect(400, 800, 28, 160, wood),
  rect(990, 800, 28, 160, wood),
  ...[560, 800].map(
    (x) =>
      oval(x, 776, 74, 12, '#ffffff') +
      oval(x, 770, 46, 10, '#f0b860') +
      oval(x + 10, 763, 20, 7, '#d9513a'),
  ),
  ...[450, 690, 940].map(
    (x, i) =>
      rect(x - 20, 716, 40, 60, ['#f4a25a', '#ffffff', '#ea6a52'][i] ?? '#ffffff', 8) +
      stroke(`M${x + 6} 716l14 -36`, '#ffffff', 6),
  ),
  highChair(1240, 960),
  leaf(1620, 1020, 300, -50, '#3a8454', '#79c07a'),
  glow(360, 300, 300, '#fff8d8', 0.35),
);

export const melati = [main, fencedPool, nursery, lagoon, kitchen] as const;
