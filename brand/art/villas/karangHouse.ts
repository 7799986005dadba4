/** Villa Karang, Uluwatu, from outside: limestone on the edge of the Bukit, in the last light of the day. */
import { sunshade } from '../parts/decor.ts';
import { lounge } from '../parts/furniture.ts';
import { potted, shrub } from '../parts/garden.ts';
import { palm } from '../parts/plants.ts';
import { birds, clouds, sky, sun } from '../parts/sky.ts';
import { sea } from '../parts/water.ts';
import { mirror, poly, pool, rect } from '../parts/shapes.ts';
import { path, place, scene, stroke } from '../parts/svg.ts';
import { glazing, stoneWall } from '../parts/buildings.ts';

export const stone = '#eadfc8';
export const joint = '#b9a484';

export const surf = (y: number, x: number, width: number, color = '#ffffff') =>
  stroke(
    `M${x} ${y}q${width / 8} -14 ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4} 0`,
    color,
    8,
    'opacity="0.85"',
  );

const house = (dusk: boolean) =>
  stoneWall(960, 300, 640, 190, dusk ? '#d8b393' : stone, joint) +
  rect(920, 274, 700, 34, dusk ? '#b58a72' : '#f7efdf', 4) +
  glazing(
    1010,
    336,
    420,
    154,
    5,
    '#5f4a3a',
    dusk ? '#ffdf9f' : '#9fd3e2',
    dusk ? '#ffc070' : '#d8eef0',
  ) +
  stoneWall(820, 490, 800, 170, dusk ? '#c9a284' : '#dfd2b6', joint) +
  rect(780, 470, 860, 28, dusk ? '#b58a72' : '#f7efdf', 4) +
  glazing(
    870,
    516,
    620,
    144,
    6,
    '#5f4a3a',
    dusk ? '#ffe3a8' : '#a9d8e4',
    dusk ? '#ffbd6c' : '#e0f1ee',
  );

export const karangMain = scene(
  sky('#e88b62', '#f7b878', '#fce3b0'),
  clouds(14, 190, '#ffe9cc', 0.6, 6),
  sun(330, 400, 78, '#fff4cf', '#ffce7c'),
  sea(480, '#efb182', '#3d8394', '#fff0cc', 330),
  path('M820 660C700 664 640 690 620 740C580 830 630 900 590 1020H1640V640Z', '#a57f66'),
  path(
    'M760 680C690 760 740 860 700 1020H900C860 900 900 780 940 700Z',
    '#7f5f55',
    'opacity="0.4"',
  ),
  surf(930, 250, 360),
  surf(985, 120, 420),
  palm(1530, 500, 330, '#5c4a44', -0.14),
  house(true),
  rect(640, 654, 1000, 40, '#e6cfae'),
  pool(
    [690, 1640, 696],
    [600, 1700, 850],
    { far: '#f9d8a8', near: '#3f9aa3', glint: '#fff7e4' },
    mirror(690, 0.3, house(true)),
  ),
  stroke('M690 696L600 850', '#fff3dc', 8),
  poly('#d3b28e', [
    [574, 846],
    [1640, 846],
    [1640, 1020],
    [540, 1020],
  ]),
  stroke('M566 906H1640M552 960H1640', '#a98768', 4, 'opacity="0.5"'),
  stroke('M580 852H1640', '#efdcbc', 14),
  sunshade(1130, 940, 250, '#f7e6c8', '#d9775c', '#5f4a3a'),
  lounge(1010, 960, 230, '#5f4a3a', '#f7e6c8'),
  lounge(1270, 960, 230, '#5f4a3a', '#f7e6c8'),
  shrub(1540, 1010, 190, '#4f6a4c', '#8a9a62'),
  potted(700, 960, 130, '#8f6a55', '#55704e', '#8a9a62'),
  birds(520, 250, '#8a5a4c'),
);

/** The house above its pool, seen from the sea side, with room for words on the left and above a low frame's edges. */
export const karangEvening = scene(
  sky('#3f3a78', '#a2527f', '#f0876a', '#fccf86'),
  clouds(24, 250, '#ffc9a8', 0.5, 6),
  sun(430, 470, 84, '#fff0c0', '#ffb054'),
  sea(520, '#e0705f', '#2c2f66', '#ffe3a8', 430),
  rect(880, 880, 760, 140, '#6f4e58'),
  place(
    352,
    110,
    0.78,
    path('M820 660C700 664 640 690 620 740C580 830 630 900 590 1180H1640V640Z', '#5c4058') +
      palm(1530, 500, 330, '#3a2a44', -0.14) +
      palm(900, 500, 250, '#3a2a44', 0.12) +
      house(true) +
      rect(640, 654, 1000, 40, '#d9b79c') +
      pool(
        [690, 1640, 696],
        [600, 1700, 850],
        { far: '#f7b487', near: '#4a5f96', glint: '#ffe6b8' },
        mirror(690, 0.3, house(true)),
      ) +
      stroke('M690 696L600 850', '#ffe6c8', 8) +
      poly('#8a5f5c', [
        [574, 846],
        [1640, 846],
        [1640, 1180],
        [520, 1180],
      ]) +
      stroke(
        'M566 906H1640M552 960H1640M540 1020H1640M530 1090H1640',
        '#653f48',
        4,
        'opacity="0.5"',
      ) +
      stroke('M580 852H1640', '#d9a98a', 14) +
      sunshade(1130, 960, 250, '#f3d9b8', '#d9775c', '#3f2836') +
      lounge(1010, 980, 230, '#3f2836', '#f6dcc0') +
      lounge(1270, 980, 230, '#3f2836', '#f6dcc0') +
      shrub(1540, 1040, 190, '#3c4a4c', '#5f7358') +
      potted(700, 980, 130, '#7a4a44', '#3c5a50', '#5f7358'),
  ),
  birds(560, 250, '#4a2f56'),
);
