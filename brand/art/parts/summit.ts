/** The summit of Batur before the day: a picture, and a film of one breath that goes round without a seam. */
import { ridge, volcano } from './land.ts';
import { walker } from './people.ts';
import { birds, mist, sky, stars, sun } from './sky.ts';
import { path, place, scene, stroke } from './svg.ts';

interface Summit {
  volcano: number;
  second: number;
  sun: readonly [x: number, y: number];
  walkers: number;
  /** Where the first walker stands. */
  feet: number;
}

/** Swings `times` in a round, by `reach` to both sides; nothing at its start, where the picture is taken. */
const swing = (moment: number, times: number, reach: number): number =>
  reach * Math.sin(2 * Math.PI * times * moment);

const faded = (opacity: number, content: string): string =>
  `<g opacity="${opacity.toFixed(3)}">${content}</g>`;

/** `moment` is the part of the round that has passed, from 0 to 1. */
const summit = (
  { volcano: big, second, sun: [sunX, sunY], walkers, feet }: Summit,
  moment: number,
): string =>
  scene(
    sky('#443c78', '#d97c7f', '#fbd09a'),
    faded(1 - Math.abs(swing(moment, 1, 0.5)), stars(4, 45, 420)),
    faded(1 - Math.abs(swing(moment, 1.5, 0.6)), stars(11, 45, 420)),
    place(0, swing(moment, 1, -9), 1, sun(sunX, sunY, 70, '#fff1c9', '#ffb25e')),
    ridge(9, 520, 40, '#7b6f97', '#b995a0'),
    volcano(big, 640, 760, 420, '#3e3f66', '#d98a63', '#77688c'),
    volcano(second, 640, 420, 190, '#5a547c', '#e0a07c', '#8f7a96'),
    mist(520 + swing(moment, 1, 16), 190, '#fbd3ae', 0.85),
    path('M-20 640Q500 610 900 640T1620 630V1020H-20Z', '#e8a988', 'opacity="0.85"'),
    place(
      swing(moment, 1, 34),
      0,
      1,
      stroke('M880 668h280M960 692h200M1000 716h120M300 690h160', '#fff0d2', 5, 'opacity="0.7"'),
    ),
    mist(600 + swing(moment, 2, 10), 150, '#fde2c2', 0.7),
    birds(-260 + 2100 * moment, 250 + swing(moment, 2, 14), '#2a2746'),
    path(
      'M-20 900C200 820 360 790 560 800C800 812 900 860 1120 850C1340 840 1480 800 1620 810V1020H-20Z',
      '#2a2746',
    ),
    walker(walkers, feet, 120, '#17152c'),
    walker(walkers + 100, feet + 6, 108, '#17152c'),
    walker(walkers + 186, feet + 12, 112, '#17152c'),
  );

export const dawnBatur = summit(
  { volcano: 500, second: 1300, sun: [1040, 470], walkers: 520, feet: 806 },
  0,
);

/** The same morning with room for words on the left. */
export const wideBatur = (moment = 0): string =>
  summit({ volcano: 1130, second: 330, sun: [640, 330], walkers: 1090, feet: 862 }, moment);
