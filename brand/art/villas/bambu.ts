/** Villa Bambu, Sidemen: curved bamboo above the Unda river, in the cool mist before Mount Agung. */
import { fruit, pendant, rug } from '../parts/decor.ts';
import { bed, net } from '../parts/furniture.ts';
import { bambooGrove, canang, flower, shrub } from '../parts/garden.ts';
import { bambooHouse } from '../parts/houses.ts';
import { ikat, loom, yarn } from '../parts/loom.ts';
import { ridge, terraces, volcano } from '../parts/land.ts';
import { jungle, leaf, palm } from '../parts/plants.ts';
import { birds, mist, sky, stars, sun } from '../parts/sky.ts';
import { clip, glow, oval, rect, repeat, shaded } from '../parts/shapes.ts';
import { mix, path, place, scene, stroke, W } from '../parts/svg.ts';

const cane = '#c79a52';
const caneDark = '#8f6a34';
const petal = '#fff3dc';

const main = scene(
  sky('#8fa3cf', '#c9bfd8', '#f6d9c4', '#fbeed8'),
  sun(360, 420, 56, '#fff3dc', '#ffd9a8'),
  volcano(560, 620, 760, 430, '#6f7ba8', '#b9a5b8', '#b5b5c2'),
  mist(500, 170, '#fbeee2', 0.9),
  ridge(81, 600, 50, '#7a9a8c', '#93b093'),
  jungle(82, 650, 54, '#4f7f68', '#86ae8c'),
  palm(110, 720, 300, '#3c6a56', 0.14),
  palm(300, 710, 230, '#47785f', -0.12),
  terraces(83, 670, '#9cbf74', '#4f8f58', '#dce9a8', '#f3e0d4'),
  mist(640, 120, '#fbf1e4', 0.55),
  jungle(84, 930, 90, '#2f604a', '#5f9a74').replace('<rect y="930"', '<rect y="960"'),
  palm(1500, 900, 620, '#274f40', -0.1),
  bambooHouse(1060, 800, 1.12),
  shrub(860, 950, 180, '#27584a', '#5f9a78'),
  shrub(1290, 960, 220, '#27584a', '#5f9a78'),
  shrub(1080, 980, 170, '#2f6a54', '#6aa884'),
  birds(700, 210, '#6a6a8a'),
  leaf(-20, 1040, 340, 42, '#1f4a3c', '#4f8a6c'),
  leaf(60, 1060, 260, 12, '#27584a', '#5f9a78'),
);

const hammock = scene(
  sky('#d3e6d8', '#b3d6c2', '#8fc0a6'),
  ridge(85, 300, 80, '#8fbda4', '#7fb096'),
  mist(260, 140, '#eef6ea', 0.7),
  jungle(86, 420, 110, '#4a8a6a', '#88c09c'),
  path(
    'M560 420Q700 520 620 600T760 760Q900 860 760 1020H1240Q1260 860 1080 780T940 620T800 420Z',
    '#8fcfc6',
  ),
  stroke(
    'M700 480h60M690 560h90M760 640h110M840 720h120M900 800h140M920 890h170',
    '#ffffff',
    7,
    'opacity="0.7"',
  ),
  ...[
    [640, 640, 60],
    [700, 740, 74],
    [1020, 660, 52],
    [1140, 770, 80],
  ].map(
    ([x = 0, y = 0, s = 0]) =>
      oval(x, y, s, s * 0.55, '#7f8f86') +
      oval(x - s * 0.15, y - s * 0.16, s * 0.6, s * 0.24, '#a3b0a4'),
  ),
  path('M-20 470C240 480 420 560 520 680C600 790 640 900 660 1020H-20Z', '#2f6a52'),
  path('M1620 450C1420 480 1280 560 1220 680C1180 790 1220 900 1240 1020H1620Z', '#2f6a52'),
  palm(1330, 780, 380, '#235443', -0.1),
  // The terrace: bamboo posts, floor and rail under the eave.
  path('M-20 -20H1620V70Q800 170 -20 70Z', '#94703c'),
  stroke('M-20 70Q800 170 1620 70', '#6d4f28', 12),
  stroke(
    repeat(
      15,
      (i) =>
        `M${i * 114} -10Q${i * 112 + 4} 40 ${i * 114} ${92 + 40 * Math.sin((i / 14) * Math.PI)}`,
    ),
    '#6d4f28',
    4,
    'opacity="0.45"',
  ),
  rect(-20, 880, 1640, 140, '#c79a52'),
  stroke('M-20 900H1620M-20 936H1620M-20 976H1620', '#8f6a34', 5, 'opacity="0.7"'),
  repeat(
    2,
    (i) =>
      `<g transform="translate(${i ? W : 0} 0) scale(${i ? -1 : 1} 1)">${stroke('M170 900Q150 480 230 80', cane, 40)}${stroke('M150 720h40M150 560h42M160 400h42M178 240h42', caneDark, 6)}${stroke('M110 900Q96 560 60 90', mix(cane, '#ffffff', 0.12), 30)}</g>`,
  ),
  stroke('M196 420Q330 640 480 700M1404 420Q1270 640 1120 700', '#f0e2c4', 6),
  path('M440 680Q800 900 1160 680Q1080 860 800 872Q520 860 440 680Z', '#d9694f'),
  path('M440 680Q800 900 1160 680Q1110 790 800 812Q490 790 440 680Z', '#ef8f6c'),
  stroke('M480 714Q800 880 1120 714M520 760Q800 860 1080 760', '#ffe0b4', 7),
  rect(560, 748, 170, 60, '#fff3dc', 26, 'transform="rotate(20 640 780)"'),
  stroke('M440 680l-8 60M1160 680l8 60', '#f0e2c4', 4),
  oval(1330, 930, 70, 14, '#6d4f28', 'opacity="0.4"'),
  rect(1264, 868, 132, 60, '#a97b42', 10),
  fruit(1330, 868, 84, petal),
);

const bedroom = scene(
  rect(0, 0, W, 1000, '#a8803f'),
  repeat(26, (i) =>
    stroke(
      `M800 -60Q${800 + (i - 12.5) * 60} 200 ${800 + (i - 12.5) * 118} 1000`,
      i % 2 ? '#b88f4c' : '#98713a',
      24,
    ),
  ),
  clip(
    'M800 90C560 190 330 420 260 740H1340C1270 420 1040 190 800 90Z',
    sky('#7fa6d8', '#bcd3e6', '#f8e4cf'),
    volcano(800, 640, 620, 380, '#6f82b0', '#c9b3bc', '#b3c0c9'),
    mist(520, 140, '#fdf2e4', 0.9),
    ridge(88, 620, 40, '#6f9a80', '#8fb58c'),
    palm(420, 740, 230, '#3f755c', 0.1),
    palm(1170, 740, 260, '#3f755c', -0.1),
    jungle(89, 690, 50, '#4a8262', '#88b890'),
  ),
  stroke('M800 90C560 190 330 420 260 740M800 90C1040 190 1270 420 1340 740', caneDark, 26),
  stroke('M800 90C560 190 330 420 260 740M800 90C1040 190 1270 420 1340 740', cane, 14),
  stroke('M280 650H1320', cane, 14),
  stroke(
    repeat(9, (i) => `M${340 + i * 115} 650V740`),
    cane,
    10,
  ),
  shaded('M0 740H1600V1000H0Z', '#d3aa66', '#b98a48'),
  stroke('M0 790H1600M0 850H1600M0 920H1600', '#8f6a34', 5, 'opacity="0.6"'),
  rug(800, 970, 940, 140, '#f4ead6', '#6a82b0'),
  bed(800, 900, 540, { wood: caneDark, sheet: '#fffaf0', throw: '#6a82b0', cushion: '#e3b774' }),
  net(800, 900, 680, 600),
  pendant(380, 330, 120, '#e3c48c', '#6d4f28', 0.5),
  pendant(1220, 330, 120, '#e3c48c', '#6d4f28', 0.5),
  place(
    360,
    900,
    1,
    stroke('M-60 0V-110M60 0V-110M-70 -112H70M-60 -50H60', caneDark, 13) +
      rect(-40, -176, 34, 62, '#6a82b0', 4) +
      rect(-2, -166, 26, 52, '#d9694f', 4) +
      rect(28, -160, 22, 46, petal, 4),
  ),
  place(
    1240,
    900,
    1,
    stroke('M-60 0V-110M60 0V-110M-70 -112H70M-60 -50H60', caneDark, 13) +
      flower(0, -140, 34, petal) +
      oval(0, -116, 44, 10, '#7fae5a'),
  ),
);

const bath = scene(
  sky('#2c3f6e', '#6f6a9c', '#c99aa4', '#f3c9a8'),
  stars(90, 70, 360),
  `<circle cx="960" cy="170" r="52" fill="#fbf0d6"/>`,
  volcano(520, 640, 640, 330, '#3f4a78', '#8a7698', '#6f7094'),
  mist(540, 130, '#e3c4bc', 0.7),
  jungle(91, 640, 80, '#2f5060', '#527c80'),
  bambooGrove(92, 1180, 1600, 820, '#3f6a5c', '#5c8a6c'),
  bambooGrove(93, -20, 180, 820, '#375f56', '#4f7d66'),
  rect(-20, 800, 1640, 220, '#7d7478'),
  stroke('M-20 806H1620', '#a89c98', 8),
  stroke(
    'M-20 866H1620M-20 940H1620M240 806V866M640 866V940M1060 806V866M1360 866V940M420 940V1020M900 940V1020',
    '#5f585e',
    4,
    'opacity="0.6"',
  ),
  oval(780, 930, 430, 30, '#000000', 'opacity="0.2"'),
  shaded(
    'M340 640C360 640 350 860 470 910Q780 950 1090 910C1210 860 1200 640 1220 640Q780 720 340 640Z',
    '#9c9494',
    '#645c64',
  ),
  stroke(
    'M420 740q60 20 120 10M640 800q90 10 150 0M920 760q80 0 130 -16M560 870q80 16 160 6',
    '#524c54',
    6,
    'opacity="0.4"',
  ),
  oval(780, 640, 442, 74, '#b3a9a6'),
  oval(780, 640, 404, 56, '#3f7f92'),
  oval(780, 650, 380, 40, '#5fa3ac'),
  stroke('M560 640h100M720 662h160M930 640h90M640 676h80', '#e6f6f2', 5, 'opacity="0.6"'),
  flower(640, 634, 26, petal),
  flower(760, 656, 30, '#ffb9ac'),
  flower(900, 640, 26, petal),
  flower(1000, 654, 22, '#ffb9ac'),
  flower(520, 652, 22, '#ffb9ac'),
  stroke(
    'M640 600q-24 -40 4 -80M790 596q-26 -44 4 -92q22 -40 -2 -70M930 600q-20 -36 6 -76',
    '#ffffff',
    10,
    'opacity="0.3"',
  ),
  // Bamboo spout.
  stroke('M1330 820V470', cane, 26),
  stroke('M1350 500L1120 560', mix(cane, '#ffffff', 0.1), 24),
  stroke('M1316 640h28M1316 740h28', caneDark, 5),
  path('M1112 566Q1096 600 1100 650H1122Q1118 600 1132 562Z', '#d6f0ee', 'opacity="0.9"'),
  ...[
    [270, 880, 60],
    [330, 900, 44],
    [1290, 900, 56],
    [1360, 880, 40],
  ].map(
    ([x = 0, y = 0, h = 0]) =>
      glow(x, y - h - 6, 120, '#ffc873', 0.75) +
      rect(x - 13, y - h, 26, h, '#f7e6c8', 5) +
      path(`M${x} ${y - h - 26}q12 16 0 24q-12 -8 0 -24Z`, '#ffdf8a'),
  ),
  canang(1480, 900, 72),
  leaf(-20, 1040, 320, 40, '#274a4c', '#4f7d74'),
);

const weaving = scene(
  shaded('M0 0H1600V1000H0Z', '#e8d3a8', '#d3b27c'),
  repeat(33, (i) => stroke(`M${i * 50} 0V760`, i % 3 ? '#c9a468' : '#b88f54', 5, 'opacity="0.45"')),
  clip(
    'M100 110H440V430H100Z',
    sky('#bcd8e6', '#f3ecd6'),
    volcano(290, 400, 340, 210, '#8fa0c4', '#d3c0c4', '#c4d0cc'),
    jungle(94, 400, 44, '#5c9270', '#96c4a0'),
  ),
  stroke('M100 110H440V430H100ZM270 110V430', caneDark, 16),
  stroke('M560 70H1500', cane, 18),
  repeat(4, (i) => ikat(620 + i * 220, 70, i)),
  shaded('M0 760H1600V1000H0Z', '#a97b48', '#8a6238'),
  stroke('M0 820H1600M0 900H1600', '#6d4a28', 5, 'opacity="0.5"'),
  oval(900, 930, 520, 28, '#000000', 'opacity="0.18"'),
  loom,
  yarn,
  canang(1450, 950, 84),
);

export const bambu = [main, hammock, bedroom, bath, weaving] as const;
