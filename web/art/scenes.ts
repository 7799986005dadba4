import { dawnBatur, wideBatur } from './batur.ts';
import {
  birds,
  cliff,
  clouds,
  foreground,
  jungle,
  leaf,
  mist,
  palm,
  ridge,
  sea,
  sky,
  stars,
  sun,
  terraces,
  volcano,
  waterfall,
} from './nature.ts';
import {
  beachUmbrella,
  coral,
  fish,
  jukung,
  kecak,
  kite,
  meru,
  parasol,
  pavilion,
  person,
  splitGate,
  spouts,
  stairs,
  swing,
  turtle,
  walker,
} from './places.ts';
import { gradient, H, path, place, scene, stroke, W } from './svg.ts';

const leaves = foreground('#123a2a', '#3f8a5f', '#1d5a3d');

const sand = (y: number, color: string, wet: string) =>
  path(`M-20 ${y + 40}Q400 ${y - 30} 820 ${y + 30}T1640 ${y}V1020H-20Z`, wet) +
  path(`M-20 ${y + 90}Q420 ${y + 20} 860 ${y + 84}T1640 ${y + 56}V1020H-20Z`, color);

const terraceMorning = scene(
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

/** Every picture by its path below `public/images`, without the width and the ending. */
export const pictures: Readonly<Record<string, string>> = {
  'hero/terraces': terraceMorning,
  'hero/cliffs': uluwatuTemple,
  'hero/batur': wideBatur(),
  ...tourSet('ubud-jungle-adventure', [
    terraceMorning,
    jungleFall,
    jungleSwing,
    terraceWalk,
    ubudTemple,
  ]),
  ...tourSet('mount-batur-sunrise-trek', [
    dawnBatur,
    nightTrek,
    aboveClouds,
    craterLake,
    coffeeRim,
  ]),
  ...tourSet('romantic-uluwatu-sunset', [
    uluwatuTemple,
    coupleCliff,
    kecakNight,
    beachDinner,
    seaStack,
  ]),
  ...tourSet('sacred-temples-tour', [lempuyang, holySpring, lakeTemple, tanahLot, offering]),
  ...tourSet('family-turtle-island-day', [familyBeach, reef, sailing, kites, picnic]),
};

function tourSet(slug: string, scenes: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    scenes.map((svg, i) => [`tours/${slug}/${i === 0 ? 'main' : i}`, svg] as const),
  );
}

export const aspect = W / H;
