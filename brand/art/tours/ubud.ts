/** Ubud: rice terraces in the morning, the jungle and a temple among the fields. */
import { ridge, terraces, volcano } from '../parts/land.ts';
import { person, swing, walker } from '../parts/people.ts';
import { jungle, leaf, leaves, palm } from '../parts/plants.ts';
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts';
import { path, scene, stroke } from '../parts/svg.ts';
import { meru, parasol, pavilion, splitGate, stairs } from '../parts/temples.ts';
import { waterfall } from '../parts/water.ts';

export const terraceMorning = scene(
  sky('#f6c28b', '#fbe3bd', '#f7efdb'),
  sun(1130, 300, 62, '#fff3d0', '#ffd98a'),
  volcano(420, 560, 640, 300, '#8fa9a4', '#c7cfc0', '#c9d3c3'),
  ridge(3, 520, 60, '#7fa38a', '#b9cba6'),
  mist(430, 180, '#fdf2dc', 0.8),
  ridge(8, 570, 50, '#4f8a63', '#86ae72'),
  palm(250, 640, 230, '#2e6848', 0.2),
  palm(330, 655, 180, '#37754f', -0.16),
  palm(1330, 650, 260, '#2a6144', -0.18),
  palm(1420, 660, 190, '#37754f', 0.2),
  terraces(5, 600, '#8fbf62', '#3f8a45', '#d8ea9a', '#fbe7bf'),
  birds(760, 250, '#7c6a52'),
  leaves,
);

const jungleFall = scene(
  sky('#cfe8dc', '#a5d2bd', '#6fae92'),
  ridge(2, 300, 90, '#79b294', '#5b9c7b'),
  jungle(4, 330, 120, '#3f8262', '#7ec09a'),
  path('M-20 180C220 200 380 300 520 420L600 1000H-20Z', '#2b5c46'),
  path('M1620 140C1400 180 1240 280 1090 420L1010 1000H1620Z', '#2b5c46'),
  waterfall(800, 210, 230, 770),
  jungle(9, 770, 100, '#225a41', '#4f9a72'),
  path('M-20 860Q500 780 800 812T1620 850V1020H-20Z', '#8ccfc4'),
  stroke('M420 880h180M760 900h260M1090 880h130M600 950h300', '#ffffff', 5, 'opacity="0.6"'),
  palm(240, 800, 380, '#174432', 0.22),
  palm(1400, 790, 420, '#174432', -0.2),
  person(800, 880, 92, '#10352a'),
  leaves,
);

const jungleSwing = scene(
  sky('#fbe6b8', '#f3efc9', '#cfe6c4'),
  sun(420, 300, 70, '#fff6d8', '#ffe19a'),
  ridge(6, 440, 90, '#9cc4a0', '#8dbb94'),
  mist(400, 160, '#fff6dd', 0.75),
  ridge(11, 560, 70, '#6aa67d', '#568f69'),
  jungle(12, 680, 110, '#3d7d5b', '#86c096'),
  palm(180, 760, 360, '#2a5f45', 0.16),
  palm(1180, 740, 300, '#2f6a4d', 0.2),
  jungle(15, 850, 110, '#235a41', '#4d9370'),
  swing(760, 520, '#5a4028', '#d8482f'),
  birds(1080, 230, '#5f7a66'),
  leaves,
);

const terraceWalk = scene(
  sky('#9ed6e6', '#cdeaea', '#eff6df'),
  clouds(3, 170, '#ffffff', 0.8),
  ridge(14, 380, 60, '#6fa98a', '#8dbf95'),
  jungle(21, 430, 60, '#3f8660', '#86c597'),
  terraces(17, 480, '#a8d168', '#4a9a45', '#e5f2a8', '#c6ecec'),
  pavilion(1180, 590, 190, '#a9763c', '#6d4524'),
  palm(1340, 600, 260, '#2c6b49', 0.14),
  palm(1010, 590, 190, '#39805a', -0.2),
  walker(540, 800, 150, '#243b33'),
  walker(610, 806, 138, '#7a3b22', true),
  leaf(-20, 1040, 420, 40, '#1d5a3d', '#4f9a6f'),
  leaf(40, 1050, 330, 8, '#123a2a', '#3f8a5f'),
);

const ubudTemple = scene(
  sky('#f2a866', '#f8d19a', '#fbeacb'),
  sun(800, 420, 84, '#fff0c8', '#ffcf7d'),
  ridge(5, 520, 60, '#a97f5e', '#c9a57c'),
  jungle(31, 620, 90, '#3d6a4c', '#74a070'),
  meru(460, 760, 480, 5, '#4a3a2f', '#7d5b40'),
  meru(1150, 760, 380, 3, '#4a3a2f', '#7d5b40'),
  splitGate(800, 800, 380, '#6a4f3c', '#3d2d22', 110),
  path('M-20 800H1620V1020H-20Z', '#6f8a4f'),
  stairs(800, 800, 1000, 300, '#b39470', '#8c7052'),
  parasol(560, 830, 230, '#e7b23e', '#fff3cf'),
  parasol(1040, 830, 230, '#f6efe0', '#d9a441'),
  leaves,
);

export const ubud = [terraceMorning, jungleFall, jungleSwing, terraceWalk, ubudTemple] as const;
