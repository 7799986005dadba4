/**
 * The guests who tell of their stay, each before the place that they tell of. The site may cut
 * the pictures to circles, so everything that matters lies in the middle square.
 */
import { portrait } from './parts/faces.ts';
import { flower } from './parts/garden.ts';
import { ridge, terraces, volcano } from './parts/land.ts';
import { jungle, leaf, palm } from './parts/plants.ts';
import { birds, clouds, mist, sky, sun } from './parts/sky.ts';
import { sea } from './parts/water.ts';
import { beachUmbrella, jukung } from './parts/seaside.ts';
import { meru, splitGate } from './parts/temples.ts';
import { oval, rect, repeat } from './parts/shapes.ts';
import { path, scene, stroke } from './parts/svg.ts';

/** Two trekkers on the rim of Batur, in jackets, with the night still on their heads. */
const hannahLukas = scene(
  sky('#4f4a86', '#c97a86', '#f8bd8c', '#fde2b4'),
  sun(800, 350, 80, '#fff6d6', '#ffc876'),
  volcano(1180, 700, 620, 400, '#5a5484', '#d69a80', '#8a7694'),
  mist(560, 200, '#fbd9b4', 0.85),
  clouds(131, 720, '#fff0de', 0.8, 8),
  portrait(
    995,
    500,
    1.24,
    {
      skin: '#efc3a0',
      hair: '#a8582e',
      style: 'short',
      shirt: '#2f5f6f',
      collar: 'jacket',
      accent: '#f2b04a',
      beard: 'full',
    },
    path('M-114 -74C-118 -170 -60 -204 0 -204S118 -170 114 -74Q0 -112 -114 -74Z', '#c94f3d') +
      path('M-118 -66Q0 -108 118 -66L116 -100Q0 -142 -116 -100Z', '#e8735a') +
      oval(0, -210, 24, 22, '#f6e2c4'),
  ),
  portrait(
    610,
    540,
    1.2,
    {
      skin: '#f6d3b6',
      hair: '#e3b862',
      style: 'long',
      shirt: '#e0913f',
      collar: 'jacket',
      accent: '#fff0d4',
      eyes: 'smiling',
    },
    stroke('M-112 -84Q0 -150 112 -84', '#3a4a6a', 22) +
      rect(-26, -146, 52, 40, '#2f3c58', 10) +
      oval(0, -126, 14, 14, '#fff3b8'),
  ),
);

const oliviaBennett = scene(
  sky('#bfe6ea', '#e4f4e2', '#fbf6dc'),
  ridge(132, 420, 50, '#8fc4a0', '#b9dba8'),
  palm(360, 560, 330, '#3c8a62', 0.1),
  palm(1290, 560, 360, '#3c8a62', -0.12),
  terraces(133, 480, '#b0db7e', '#5cae58', '#e8f5b0', '#d9f2ea'),
  portrait(
    800,
    490,
    1.5,
    {
      skin: '#f4cba8',
      hair: '#c8763c',
      style: 'waves',
      shirt: '#f7f2e4',
      accent: '#5f9a78',
      freckles: true,
      eyes: 'smiling',
    },
    path('M-236 -96Q-120 -150 0 -150T236 -96Q130 -62 0 -66T-236 -96Z', '#e6c88c') +
      path('M-112 -112C-112 -210 -60 -238 0 -238S112 -210 112 -112Q0 -84 -112 -112Z', '#efd6a0') +
      path('M-114 -116Q0 -86 114 -116V-146Q0 -114 -114 -146Z', '#d9694f'),
  ),
  leaf(120, 1040, 380, 24, '#2a6a48', '#5fa877'),
  leaf(1490, 1040, 380, -24, '#2a6a48', '#5fa877'),
);

const sofiaMarchetti = scene(
  sky('#5a3f84', '#c95f86', '#f5966a', '#fcd598'),
  sun(470, 470, 90, '#fff0c4', '#ffb864'),
  sea(520, '#e0806c', '#5a4484', '#ffe4b0', 470),
  palm(1330, 1020, 800, '#33213f', -0.14),
  birds(1060, 220, '#4a2f56'),
  portrait(
    800,
    500,
    1.52,
    { skin: '#dba57c', hair: '#3f241c', style: 'waves', shirt: '#c23f4a', accent: '#f6c86a' },
    flower(100, -60, 50, '#fff6ea') + oval(-106, 44, 9, 12, '#f6c86a'),
  ),
);

const tanFamily = scene(
  sky('#6cc9e8', '#b0e4ee', '#f0f6e0'),
  clouds(134, 150, '#ffffff', 0.9, 6),
  sea(430, '#4cc2cc', '#2a9ab2', '#e6fcfa'),
  jukung(1240, 500, 170, '#d24d2f', '#fff4dc'),
  beachUmbrella(330, 760, 420, '#e8583a', '#fff6e4'),
  rect(0, 720, 1600, 300, '#f5dfb2'),
  portrait(630, 380, 0.98, {
    skin: '#eac39a',
    hair: '#241a1a',
    style: 'swept',
    shirt: '#2f6f8f',
    collar: 'shirt',
    accent: '#e9f2f2',
    glasses: '#2f2a2a',
  }),
  portrait(985, 400, 0.94, {
    skin: '#f2d0aa',
    hair: '#2a1c1c',
    style: 'bob',
    shirt: '#e8735a',
    accent: '#fff0d8',
    eyes: 'smiling',
  }),
  portrait(520, 700, 0.74, {
    skin: '#efcaa2',
    hair: '#241a1a',
    style: 'short',
    shirt: '#f2b53f',
    accent: '#ffffff',
    child: true,
    eyes: 'smiling',
    soft: true,
  }),
  portrait(1085, 710, 0.72, {
    skin: '#f2d0aa',
    hair: '#2a1c1c',
    style: 'pigtails',
    shirt: '#8a5fb0',
    accent: '#ffe3a8',
    child: true,
  }),
  portrait(800, 740, 0.68, {
    skin: '#f4d4b0',
    hair: '#2a1c1c',
    style: 'fringe',
    shirt: '#4fa86c',
    accent: '#f6f6dc',
    child: true,
  }),
);

const jamesWhitfield = scene(
  sky('#e88b62', '#f7b878', '#fce3b0'),
  sun(1130, 330, 76, '#fff4cf', '#ffce7c'),
  sea(470, '#efb182', '#3d8394', '#fff0cc', 1130),
  path('M-20 560C180 540 360 560 400 620C440 700 380 800 430 1020H-20Z', '#a57f66'),
  rect(60, 420, 260, 140, '#ead8ba'),
  rect(30, 404, 320, 24, '#f7efdf', 4),
  repeat(3, (i) => rect(86 + i * 76, 446, 58, 100, '#ffe0a0', 3)),
  portrait(800, 490, 1.54, {
    skin: '#8a5636',
    hair: '#221713',
    style: 'curls',
    shirt: '#f3ead6',
    collar: 'shirt',
    accent: '#ffffff',
    beard: 'full',
    eyes: 'smiling',
  }),
  birds(980, 190, '#8a5a4c'),
);

const camilleLaurent = scene(
  sky('#a9cfc4', '#d3e6d4', '#f3efd6'),
  jungle(136, 420, 110, '#5a9676', '#98c8a4'),
  meru(330, 700, 520, 5, '#5a4a3e', '#84684e'),
  splitGate(1270, 720, 480, '#8a7460', '#5f4e40', 70),
  rect(0, 690, 1600, 330, '#9fb27c'),
  portrait(
    800,
    490,
    1.52,
    {
      skin: '#f0cbb0',
      hair: '#cfccc8',
      style: 'bob',
      shirt: '#f6efe2',
      collar: 'scarf',
      accent: '#e0a23c',
      glasses: '#a8434a',
      soft: true,
    },
    flower(-104, -70, 36, '#fff3e0') +
      oval(104, 46, 8, 11, '#e0a23c') +
      oval(-104, 46, 8, 11, '#e0a23c'),
  ),
);

/** Every portrait by its path below `public/images`. */
export const portraitPictures: Readonly<Record<string, string>> = {
  'testimonials/hannah-lukas': hannahLukas,
  'testimonials/olivia-bennett': oliviaBennett,
  'testimonials/sofia-marchetti': sofiaMarchetti,
  'testimonials/the-tan-family': tanFamily,
  'testimonials/james-whitfield': jamesWhitfield,
  'testimonials/camille-laurent': camilleLaurent,
};
