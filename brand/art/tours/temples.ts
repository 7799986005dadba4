/** The sacred temples: the gate of heaven, the holy springs, the lake and the rock in the sea. */
import { ridge, volcano } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { jungle, leaf, leaves, palm } from '../parts/plants.ts';
import { jukung } from '../parts/seaside.ts';
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts';
import { path, place, scene, stroke } from '../parts/svg.ts';
import { meru, parasol, splitGate, spouts, stairs } from '../parts/temples.ts';
import { sea } from '../parts/water.ts';

const lempuyang = scene(
  sky('#8fc7e8', '#c8e3ee', '#fbead0'),
  clouds(19, 200, '#ffffff', 0.9, 7),
  volcano(800, 760, 720, 420, '#7d95b0', '#c9d3d9', '#c4d2d8'),
  mist(560, 220, '#fffaf0', 0.9),
  path('M-20 790H1620V1020H-20Z', '#cdbb9d'),
  splitGate(800, 800, 560, '#6f675f', '#443d38', 190),
  stairs(800, 800, 1010, 380, '#ddcdb2', '#bba98b'),
  person(800, 806, 110, '#a8492b', true),
  parasol(270, 840, 300, '#f7f1e3', '#d9a441'),
  parasol(1330, 840, 300, '#e7b23e', '#fff3cf'),
  palm(90, 860, 380, '#2f5f48', 0.12),
  palm(1510, 860, 380, '#2f5f48', -0.12),
);

const holySpring = scene(
  sky('#bfe0d2', '#d8ecd8', '#e6f0d8'),
  jungle(61, 250, 130, '#3f7b5a', '#82ba92'),
  path('M-20 330H1620V640H-20Z', '#8b8878'),
  path('M-20 330H1620V372H-20Z', '#6b695b'),
  stroke(
    'M-20 430H1620M-20 520H1620M120 372V430M420 372V430M720 372V430M1020 372V430M1320 372V430M270 430V520M570 430V520M870 430V520M1170 430V520M1470 430V520',
    '#77756a',
    4,
  ),
  path('M-20 640H1620V1020H-20Z', '#4fa7a6'),
  spouts(560, 7, '#a5a08d', '#5a584d'),
  stroke(
    'M120 780h200M460 820h280M900 790h220M1220 840h240M260 900h260M700 930h320M1120 940h200',
    '#c9f0ea',
    6,
    'opacity="0.7"',
  ),
  person(520, 820, 190, '#f4ead6', true),
  person(980, 830, 200, '#d98a3a'),
  `<ellipse cx="520" cy="836" rx="90" ry="24" fill="#4fa7a6"/><ellipse cx="980" cy="846" rx="96" ry="24" fill="#4fa7a6"/>`,
  parasol(90, 460, 260, '#e7b23e', '#fff3cf'),
  parasol(1510, 460, 260, '#f7f1e3', '#d9a441'),
);

const lakeTemple = scene(
  sky('#a8bfe0', '#d9d7e8', '#fbe3d0'),
  ridge(64, 380, 90, '#7f93a8', '#a9b8bf'),
  mist(330, 200, '#ffffff', 0.8),
  ridge(68, 480, 50, '#5b7f80', '#88a5a0'),
  sea(560, '#b9c9d6', '#5f8fa0', '#ffffff'),
  path('M420 690Q620 650 860 664T1240 690Q1000 730 820 724T420 690Z', '#5f7a52'),
  meru(660, 680, 420, 11, '#3a332f', '#7a5a3c'),
  meru(930, 684, 250, 3, '#3a332f', '#7a5a3c'),
  splitGate(1090, 688, 110, '#6a5a4a', '#40362c', 24),
  `<g opacity="0.28" transform="translate(0 1404) scale(1 -1)">${meru(660, 680, 360, 11, '#3a332f', '#7a5a3c')}${meru(930, 684, 200, 3, '#3a332f', '#7a5a3c')}</g>`,
  jukung(300, 820, 170, '#5a3b26', '#f3e6cc'),
  leaf(1620, 1030, 330, -36, '#1d5a3d', '#4f9a6f'),
  leaf(1560, 1040, 260, -10, '#123a2a', '#3f8a5f'),
  birds(1180, 240, '#5a6a7a'),
);

const tanahLot = scene(
  sky('#28406f', '#8a6a9a', '#f09a78', '#fcd9a4'),
  sun(340, 520, 74, '#ffeec4', '#ffb868'),
  sea(570, '#d98a7a', '#24406a', '#ffe2b4', 340),
  path(
    'M780 770C760 660 820 600 850 540C880 490 960 470 1060 474C1200 470 1260 500 1290 560C1330 640 1400 680 1400 770Z',
    '#2e2b40',
  ),
  meru(1000, 480, 230, 5, '#1f1c2e', '#3b3450'),
  meru(1150, 482, 170, 3, '#1f1c2e', '#3b3450'),
  palm(900, 500, 140, '#1f1c2e', -0.2),
  stroke('M720 780q55 -18 110 0t110 0t110 0t110 0t110 0t110 0', '#fff1dc', 10, 'opacity="0.85"'),
  path('M-20 880Q360 830 700 866T1620 850V1020H-20Z', '#2a2740'),
  person(420, 884, 130, '#171527'),
  person(484, 884, 118, '#171527', true),
  person(540, 884, 74, '#171527'),
);

const offering = scene(
  sky('#e9d9bd', '#f2e7d2', '#f8f1e3'),
  path('M-20 560H1620V1020H-20Z', '#c7b393'),
  meru(1240, 600, 460, 5, '#8d7a66', '#a8927a'),
  splitGate(400, 620, 420, '#a58f76', '#84715c', 90),
  mist(380, 280, '#f6ecd8', 0.7),
  place(
    800,
    850,
    2.1,
    path('M-120 -20H120L96 40H-96Z', '#7fa650') +
      stroke('M-114 -20L-88 40M-60 -20L-46 40M0 -20V40M60 -20L46 40M114 -20L88 40', '#5f8538', 6) +
      [-80, -40, 0, 40, 80]
        .map(
          (x, i) =>
            `<g transform="translate(${x} -36)">${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="-17" rx="11" ry="18" transform="rotate(${a})" fill="${['#fff8ea', '#f2b3c4', '#f6cf5b', '#fff8ea', '#e0704a'][i]}"/>`).join('')}<circle r="6" fill="#f2b53a"/></g>`,
        )
        .join('') +
      stroke('M104 -30L150 -150M112 -26L176 -132', '#8a5a2e', 5) +
      stroke('M150 -154q-22 -30 4 -60q20 -30 -4 -60', '#ffffff', 7, 'opacity="0.8"'),
  ),
  parasol(140, 760, 320, '#e7b23e', '#fff3cf'),
  leaves,
);

export const temples = [lempuyang, holySpring, lakeTemple, tanahLot, offering] as const;
