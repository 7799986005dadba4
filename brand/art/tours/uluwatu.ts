/** Uluwatu: the temple on its cliff, the fire dance and dinner on the beach. */
import { cliff, sand } from '../parts/land.ts';
import { kecak, person } from '../parts/people.ts';
import { palm } from '../parts/plants.ts';
import { jukung } from '../parts/seaside.ts';
import { birds, clouds, sky, sun } from '../parts/sky.ts';
import { gradient, path, place, scene, stroke } from '../parts/svg.ts';
import { meru, parasol, splitGate } from '../parts/temples.ts';
import { sea } from '../parts/water.ts';

const uluwatuBase = (middle: string) => [
  sky('#5a3a78', '#d8577a', '#f79a5e', '#fddc9a'),
  clouds(5, 250, '#ffd9b0', 0.5, 6),
  sun(470, 520, 96, '#fff0c0', '#ffb054'),
  sea(560, middle, '#2c2f66', '#ffe3a8', 470),
];

const uluwatuTemple = scene(
  ...uluwatuBase('#e0705f'),
  cliff(840, 500, '#7a5560', '#c98f6d', '#38294f'),
  path(
    'M880 520Q930 462 1000 482Q1060 450 1130 478Q1210 452 1280 476Q1360 446 1440 474Q1530 450 1620 470V520Z',
    '#3e3542',
  ),
  meru(1220, 478, 300, 3, '#2c2138', '#4f3a4c'),
  splitGate(1040, 490, 170, '#3a2b40', '#231a2c', 34),
  palm(1440, 480, 220, '#2a2135', -0.2),
  stroke(
    'M840 880q60 -18 120 0t120 0M800 930q60 -18 120 0t120 0t120 0',
    '#ffe9d0',
    7,
    'opacity="0.7"',
  ),
  birds(600, 330, '#4a2f56'),
);

const coupleCliff = scene(
  ...uluwatuBase('#e57a62'),
  path('M1620 420C1400 440 1330 470 1300 560C1280 660 1330 760 1280 1000H1620Z', '#5c4058'),
  path('M-20 800C240 760 560 780 760 830C840 852 860 900 850 1020H-20Z', '#33263f'),
  stroke('M40 800v-40M70 796v-34M110 794v-44M150 790v-30M560 800v-30M600 806v-40', '#33263f', 5),
  person(420, 800, 190, '#1d1429'),
  person(492, 802, 176, '#1d1429', true),
  stroke('M440 726L470 726', '#1d1429', 12),
  birds(720, 300, '#4a2f56'),
  jukung(980, 690, 90, '#33263f', '#ffe9c4'),
);

const kecakNight = scene(
  sky('#2a2152', '#8f3f6d', '#ee8a5c', '#f9c27c'),
  sun(1220, 430, 70, '#ffe2a0', '#ff9a52'),
  sea(480, '#b9566a', '#3a2c60', '#ffd79a', 1220),
  path('M-20 600Q800 540 1620 600V1020H-20Z', '#3b2338'),
  splitGate(800, 640, 260, '#251629', '#150c19', 120),
  kecak(800, 790, '#3a3a3f', '#9a5f3e'),
  parasol(330, 720, 240, '#e7b23e', '#fff0c4'),
  parasol(1270, 720, 240, '#e7b23e', '#fff0c4'),
);

const beachDinner = scene(
  sky('#473671', '#c65b80', '#f49a68', '#fbd9a0'),
  sun(830, 500, 78, '#ffefc2', '#ffb45e'),
  sea(540, '#d5696a', '#4a3a78', '#ffe6b4', 830),
  sand(760, '#c99a78', '#a4707a'),
  place(
    800,
    900,
    1.3,
    path('M-90 -70H90V-62H-90Z', '#fff7ec') +
      path('M-84 -62H84L72 -16H-72Z', '#fdf0dd') +
      stroke('M0 -16V10', '#5a3a3a', 8) +
      path('M-6 -96H6V-70H-6Z', '#fff') +
      `<circle cx="0" cy="-104" r="7" fill="#ffcf5a"/>`,
  ),
  person(650, 902, 150, '#2b1d3a', true),
  person(956, 902, 160, '#2b1d3a'),
  ...[180, 320, 1290, 1430].map((x, i) => {
    const cy = 900 + (i % 2) * 26;
    const g = gradient(
      [
        [0, '#ffe9a8', 1],
        [1, '#ffb84a', 0],
      ],
      { cx: x, cy: cy - 20, r: 70 },
    );
    return `<defs>${g.def}</defs><circle cx="${x}" cy="${cy - 20}" r="70" fill="${g.fill}"/><rect x="${x - 14}" y="${cy - 40}" width="28" height="42" rx="5" fill="#fff0c2"/>`;
  }),
  palm(140, 820, 520, '#2a1b3a', 0.22),
  palm(1500, 830, 470, '#2a1b3a', -0.2),
);

const seaStack = scene(
  sky('#f0906a', '#f8be84', '#fde6be'),
  sun(1150, 420, 84, '#fff2cc', '#ffc470'),
  sea(520, '#f0a878', '#3f7f8f', '#fff0cc', 1150),
  path(
    'M420 760C400 640 460 560 470 480C490 430 560 420 640 424C720 420 760 450 770 520C780 600 830 660 820 760Z',
    '#5b4658',
  ),
  path(
    'M690 430C740 440 760 460 770 520C780 600 830 660 820 760H720C740 640 720 520 690 430Z',
    '#c78666',
    'opacity="0.55"',
  ),
  meru(610, 430, 190, 3, '#3a2b40', '#57414f'),
  palm(530, 430, 130, '#332639', -0.2),
  stroke('M380 770q50 -16 100 0t100 0t100 0t100 0t80 0', '#fff6e6', 9, 'opacity="0.85"'),
  jukung(1120, 660, 150, '#3a2b40', '#fff1d6'),
  path('M-20 900Q300 850 620 890T1620 870V1020H-20Z', '#4a3a4a'),
);

export const uluwatu = [uluwatuTemple, coupleCliff, kecakNight, beachDinner, seaStack] as const;
