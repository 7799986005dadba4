/** A family by the sea: the beach, the reef, boats, kites and a picnic. */
import { ridge, sand, terraces } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { leaf, palm } from '../parts/plants.ts';
import { beachUmbrella, coral, fish, jukung, kite, turtle } from '../parts/seaside.ts';
import { birds, clouds, sky, sun } from '../parts/sky.ts';
import { path, place, scene, stroke } from '../parts/svg.ts';
import { pavilion } from '../parts/temples.ts';
import { sea } from '../parts/water.ts';

const familyBeach = scene(
  sky('#6cc5e8', '#a9e0ef', '#eaf6ea'),
  sun(330, 200, 66, '#fff6cf', '#fff0a8'),
  clouds(71, 210, '#ffffff', 0.95, 6),
  ridge(72, 480, 40, '#5fa58c', '#7fbba0'),
  sea(500, '#45bccb', '#1f93ad', '#dffbf8'),
  jukung(1010, 610, 220, '#d24d2f', '#fff4dc'),
  jukung(620, 560, 120, '#2c6b8f', '#f7c948'),
  sand(740, '#f5deb0', '#cfeee4'),
  beachUmbrella(340, 880, 270, '#e8583a', '#fff6e4'),
  person(760, 900, 130, '#2a5d6d'),
  person(826, 902, 120, '#c8473a', true),
  person(884, 904, 78, '#e0a13a'),
  kite(1230, 230, 140, '#e8583a', '#f7c948'),
  stroke('M1232 300Q1080 560 896 838', '#ffffff', 2.5),
  palm(1420, 900, 560, '#2c6b4c', -0.24),
  palm(1540, 930, 430, '#23583e', -0.1),
);

const reef = scene(
  sky('#8fe3ea', '#3fb6cc', '#14799b', '#0d4f74'),
  path(
    'M300 -20L520 -20L260 1020H-120Z M760 -20L880 -20L900 1020H620Z M1180 -20H1360L1640 1020H1280Z',
    '#ffffff',
    'opacity="0.10"',
  ),
  path('M-20 880Q300 800 620 860T1200 850T1620 830V1020H-20Z', '#e9cf9b'),
  coral(220, 900, 330, '#e2604f'),
  coral(380, 930, 220, '#f2a63f'),
  coral(1330, 890, 360, '#b45aa5'),
  coral(1160, 930, 200, '#e87f6a'),
  coral(1500, 920, 240, '#f2a63f'),
  turtle(800, 460, 420, '#4f7f4a', '#9cc07a'),
  fish(380, 420, 120, '#f7a531'),
  fish(480, 520, 90, '#f7a531'),
  fish(300, 560, 80, '#f06a4a'),
  fish(1230, 330, 130, '#ffd84d', true),
  fish(1120, 640, 90, '#7fd0f2', true),
  fish(1320, 560, 80, '#ffd84d', true),
  ...[
    [640, 240],
    [660, 190],
    [630, 140],
    [1060, 260],
    [1080, 210],
  ].map(
    ([x = 0, y = 0], i) =>
      `<circle cx="${x}" cy="${y}" r="${8 + (i % 3) * 4}" fill="none" stroke="#fff" stroke-width="3" opacity="0.7"/>`,
  ),
);

const sailing = scene(
  sky('#fbd7a0', '#fbe9c8', '#dff0ea'),
  sun(1180, 320, 70, '#fff6d6', '#ffdc92'),
  ridge(90, 470, 44, '#86b3a4', '#a9cbb8'),
  sea(500, '#7fd0cc', '#1c8aa0', '#ffffff', 1180),
  jukung(560, 740, 430, '#c8473a', '#fff6e4'),
  jukung(1090, 620, 210, '#1f5fae', '#f7c948'),
  jukung(1400, 580, 120, '#1f7a5a', '#fff6e4'),
  place(
    980,
    830,
    1,
    path('M-90 20Q-40 -70 40 -52Q90 -40 120 10Q60 -8 20 22Q-20 40 -90 20Z', '#4d7687') +
      path('M-6 -58Q10 -96 34 -98Q30 -72 44 -52Z', '#3d6375'),
  ),
  place(
    1180,
    880,
    0.8,
    path('M-90 20Q-40 -70 40 -52Q90 -40 120 10Q60 -8 20 22Q-20 40 -90 20Z', '#4d7687') +
      path('M-6 -58Q10 -96 34 -98Q30 -72 44 -52Z', '#3d6375'),
  ),
  birds(320, 230, '#7a8a7a'),
);

const kites = scene(
  sky('#5bb8e6', '#a5dcf0', '#f1f6e2'),
  clouds(81, 330, '#ffffff', 0.9, 6),
  kite(420, 250, 260, '#d9412f', '#f7c948'),
  kite(860, 170, 190, '#1f5fae', '#fff4dc'),
  kite(1230, 300, 300, '#1f7a5a', '#f6e3b8'),
  stroke(
    'M420 330Q560 600 640 846M1230 390Q1000 620 720 850M860 226Q820 520 690 846',
    '#ffffff',
    2.5,
  ),
  ridge(83, 720, 26, '#6fb08a', '#8cc48f'),
  terraces(84, 780, '#9fd06a', '#4f9f4a', '#e4f0a6', '#d5f0ee'),
  person(640, 930, 150, '#23424a'),
  person(712, 934, 104, '#c8473a'),
  person(780, 936, 90, '#e0a13a', true),
  palm(120, 900, 330, '#2c6b4c', 0.15),
);

const picnic = scene(
  sky('#aee0e6', '#dff1e2', '#f8f3dc'),
  clouds(95, 160, '#ffffff', 0.9),
  sea(420, '#62c8cf', '#3aa9ba', '#effdfa'),
  path('M-20 620Q500 560 1000 610T1620 590V1020H-20Z', '#f3dcae'),
  pavilion(860, 800, 520, '#b98445', '#7a4f2a'),
  person(720, 786, 140, '#2a5d6d'),
  person(800, 786, 128, '#c8473a', true),
  person(900, 786, 84, '#e0a13a'),
  person(960, 786, 96, '#6b3fa0', true),
  palm(230, 860, 560, '#2c6b4c', 0.2),
  palm(1450, 870, 520, '#2c6b4c', -0.18),
  beachUmbrella(1230, 900, 190, '#2c8f8a', '#fff6e4'),
  leaf(-20, 1040, 360, 42, '#1d5a3d', '#4f9a6f'),
);

export const family = [familyBeach, reef, sailing, kites, picnic] as const;
