/** Mount Batur: the climb by night, the summit at sunrise and the lake below. */
import { ridge, volcano } from '../parts/land.ts';
import { person, walker } from '../parts/people.ts';
import { jungle, palm } from '../parts/plants.ts';
import { birds, clouds, mist, sky, stars, sun } from '../parts/sky.ts';
import { dawnBatur } from '../parts/summit.ts';
import { gradient, path, place, scene, stroke } from '../parts/svg.ts';
import { pavilion } from '../parts/temples.ts';

const nightTrek = scene(
  sky('#0f1533', '#263064', '#6a5a8f', '#d98f83'),
  stars(12, 220, 640),
  volcano(980, 900, 1050, 640, '#191b3c', '#4b4379', '#252450'),
  `<circle cx="330" cy="210" r="54" fill="#f7ecd0"/><circle cx="306" cy="196" r="50" fill="#1c2450"/>`,
  ...[
    [420, 850],
    [500, 806],
    [576, 752],
    [640, 690],
    [700, 622],
    [752, 548],
    [800, 470],
  ].map(([x = 0, y = 0]) => {
    const glow = gradient(
      [
        [0, '#ffe6a0', 1],
        [0.2, '#ffd27a', 0.6],
        [1, '#ffb84a', 0],
      ],
      { cx: x, cy: y, r: 46 },
    );
    return `<defs>${glow.def}</defs><circle cx="${x}" cy="${y}" r="46" fill="${glow.fill}"/><circle cx="${x}" cy="${y}" r="5" fill="#fff6dc"/>`;
  }),
  path('M-20 930C240 860 480 900 720 930S1240 960 1620 900V1020H-20Z', '#0c0f28'),
  walker(240, 900, 150, '#070919'),
  walker(340, 906, 138, '#070919'),
);

const aboveClouds = scene(
  sky('#3f3b74', '#c96f7a', '#f7b273', '#fde3b4'),
  sun(800, 560, 92, '#fff4d4', '#ffc46b'),
  volcano(330, 720, 420, 300, '#4b4476', '#e08f72', '#8d6f91'),
  volcano(1330, 700, 300, 180, '#5d5285', '#e5a184', '#9b7d99'),
  clouds(2, 640, '#ffe9cf', 0.85, 9),
  clouds(6, 740, '#fff2e0', 0.9, 11),
  clouds(7, 830, '#fff6ea', 0.95, 12),
  mist(620, 380, '#fff0dc', 0.9),
  path('M-20 960C260 900 520 880 780 905S1300 940 1620 890V1020H-20Z', '#2c2850'),
  person(760, 908, 120, '#1a1736'),
  person(830, 908, 112, '#1a1736', true),
);

const craterLake = scene(
  sky('#7cc3e0', '#b9e2ea', '#f2f4e0'),
  clouds(8, 200, '#ffffff', 0.85, 7),
  volcano(820, 520, 900, 340, '#5f7f8d', '#a8bfb4', '#88a89a'),
  path('M-20 560Q400 500 840 520T1620 540V760H-20Z', '#3f9db0'),
  stroke(
    'M260 600h220M620 580h300M1080 620h260M420 660h240M900 680h320',
    '#c9eef0',
    4,
    'opacity="0.7"',
  ),
  ridge(23, 720, 50, '#4d7b5b', '#35654a'),
  ridge(29, 830, 44, '#3d6a48', '#27513a'),
  palm(200, 880, 200, '#1f4a37', 0.1),
  birds(420, 220, '#44606a'),
  pavilion(1270, 830, 200, '#a9763c', '#5e3c20'),
);

const coffeeRim = scene(
  sky('#f9cf9a', '#fbe5c3', '#f5efe0'),
  sun(500, 330, 66, '#fff4d6', '#ffd58a'),
  volcano(1050, 560, 700, 330, '#7e8aa0', '#e3b79a', '#b9b4b3'),
  mist(440, 200, '#fff1dc', 0.85),
  ridge(33, 600, 46, '#7d9a78', '#5d8465'),
  jungle(36, 690, 60, '#3f6f53', '#7fae86'),
  path('M-20 780H1620V1020H-20Z', '#8a5a35'),
  stroke('M-20 800H1620M-20 870H1620M-20 950H1620', '#6d4325', 5, 'opacity="0.6"'),
  place(
    560,
    840,
    1.5,
    path('M-70 -90H70Q72 -20 34 0H-34Q-72 -20 -70 -90Z', '#fbf7f0') +
      stroke('M70 -74Q112 -70 96 -36Q84 -18 58 -22', '#fbf7f0', 13) +
      path('M-62 -90Q0 -104 62 -90Q0 -74 -62 -90Z', '#4a2c1a') +
      stroke(
        'M-26 -120q-18 -26 0 -48q16 -22 0 -46M22 -120q-18 -26 0 -48q16 -22 0 -46',
        '#fff',
        7,
        'opacity="0.8"',
      ),
  ),
  place(
    920,
    846,
    1.5,
    path('M-120 -10Q0 30 120 -10Q90 24 0 26Q-90 24 -120 -10Z', '#2e6848') +
      path('M-80 -12Q-40 -74 6 -66Q-30 -40 -80 -12Z', '#eac04f') +
      path('M-40 -12Q10 -84 64 -60Q20 -40 -40 -12Z', '#f2cf66') +
      `<circle cx="70" cy="-24" r="26" fill="#b5482e"/>`,
  ),
);

export const batur = [dawnBatur, nightTrek, aboveClouds, craterLake, coffeeRim] as const;
