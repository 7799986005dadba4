/** Furniture; every piece stands on y = 0 around x = 0 before it is placed. */
import { oval, poly, rect, repeat } from './shapes.ts';
import { mix, path, place, stroke } from './svg.ts';

interface Bedding {
  wood: string;
  sheet: string;
  throw: string;
  cushion: string;
}

/** A bed seen from its foot. */
export const bed = (x: number, y: number, width: number, c: Bedding, extra = ''): string =>
  place(
    x,
    y,
    width / 460,
    oval(0, 2, 262, 20, '#000000', 'opacity="0.13"') +
      extra +
      rect(-206, -270, 412, 170, c.wood, 14) +
      rect(-190, -254, 380, 120, mix(c.wood, '#ffffff', 0.12), 10) +
      repeat(
        2,
        (i) =>
          rect(i ? 10 : -172, -212, 162, 70, '#ffffff', 26) +
          rect(i ? 10 : -172, -168, 162, 22, mix(c.sheet, '#8a7a6a', 0.18), 11),
      ) +
      repeat(2, (i) => rect(i ? 16 : -118, -186, 102, 58, c.cushion, 20)) +
      poly(c.sheet, [
        [-188, -146],
        [188, -146],
        [226, -64],
        [-226, -64],
      ]) +
      poly(c.throw, [
        [-205, -110],
        [205, -110],
        [226, -64],
        [-226, -64],
      ]) +
      rect(-228, -66, 456, 52, mix(c.sheet, '#7a6a5c', 0.12), 8) +
      rect(-228, -66, 456, 30, mix(c.throw, '#3a2a20', 0.14), 6) +
      rect(-214, -14, 22, 16, c.wood) +
      rect(192, -14, 22, 16, c.wood),
  );

/** Four posts and a frame with tied curtains; goes around a bed of the same width. */
export const fourPoster = (
  x: number,
  y: number,
  width: number,
  wood: string,
  cloth: string,
): string =>
  place(
    x,
    y,
    width / 460,
    poly(
      cloth,
      [
        [-252, -560],
        [252, -560],
        [214, -520],
        [-214, -520],
      ],
      'opacity="0.75"',
    ) +
      repeat(
        2,
        (i) =>
          `<g transform="scale(${i ? -1 : 1} 1)">${rect(-218, -520, 12, 420, wood)}${path('M-214 -520H-120Q-150 -400 -196 -330Q-176 -220 -190 -110H-214Z', cloth, 'opacity="0.7"')}${rect(-254, -560, 18, 560, wood, 4)}${path('M-240 -556H-150Q-170 -420 -226 -330Q-204 -180 -214 -20H-244Z', cloth, 'opacity="0.92"')}${stroke('M-214 -544Q-220 -420 -232 -336M-186 -548Q-200 -430 -230 -340', mix(cloth, '#8a7460', 0.3), 3, 'opacity="0.5"')}${rect(-240, -346, 26, 20, wood, 6)}${oval(-245, -566, 14, 14, wood)}</g>`,
      ) +
      rect(-256, -564, 512, 16, wood, 4) +
      rect(-220, -524, 440, 10, wood, 3),
  );

/** A mosquito net that falls from a ring above the bed. */
export const net = (
  x: number,
  y: number,
  width: number,
  height: number,
  color = '#ffffff',
): string => {
  const half = width / 2;
  const side = (k: number) =>
    path(
      `M0 ${-height}H${26 * k}C${60 * k} ${-height * 0.62} ${half * 0.8 * k} ${-height * 0.62} ${half * k} ${-height * 0.44}L${half * 1.08 * k} -4Q${half * 0.96 * k} 6 ${half * 0.8 * k} -6Q${half * 0.86 * k} ${-height * 0.3} ${half * 0.62 * k} ${-height * 0.42}Q${half * 0.2 * k} ${-height * 0.56} 0 ${-height * 0.8}Z`,
      color,
      'opacity="0.62"',
    ) +
    stroke(
      `M${18 * k} ${-height}C${44 * k} ${-height * 0.64} ${half * 0.7 * k} ${-height * 0.6} ${half * 0.86 * k} ${-height * 0.42}L${half * 0.95 * k} -10`,
      '#ffffff',
      3,
      'opacity="0.7"',
    );
  return place(
    x,
    y,
    1,
    stroke(`M0 ${-height}v-300`, '#d8cbb5', 3) +
      side(-1) +
      side(1) +
      oval(0, -height, 30, 8, '#d9c39a'),
  );
};

export const sofa = (
  x: number,
  y: number,
  width: number,
  body: string,
  cushions: readonly string[],
  wood: string,
): string =>
  place(
    x,
    y,
    width / 500,
    oval(0, 2, 270, 18, '#000000', 'opacity="0.13"') +
      rect(-216, -16, 16, 18, wood) +
      rect(200, -16, 16, 18, wood) +
      rect(-236, -190, 472, 150, mix(body, '#000000', 0.08), 26) +
      repeat(cushions.length, (i, t) =>
        rect(-196 + t * 296, -166, 100, 84, cushions[i] ?? body, 22),
      ) +
      rect(-220, -96, 218, 54, body, 14) +
      rect(2, -96, 218, 54, body, 14) +
      rect(-232, -50, 464, 36, mix(body, '#000000', 0.14), 10) +
      rect(-256, -136, 52, 122, mix(body, '#ffffff', 0.08), 22) +
      rect(204, -136, 52, 122, mix(body, '#ffffff', 0.08), 22),
  );

/** A low wooden chair from the side, facing right. */
export const lounge = (
  x: number,
  y: number,
  width: number,
  wood: string,
  cloth: string,
  flip = false,
): string =>
  place(
    x,
    y,
    width / 300,
    oval(0, 2, 160, 12, '#000000', 'opacity="0.13"') +
      stroke('M-120 -60L-100 0M110 -50V0', wood, 12) +
      stroke('M-150 -150L-80 -50H140', wood, 12) +
      path('M-158 -168Q-146 -176 -136 -166L-66 -72H136Q146 -70 144 -58H-86Z', cloth) +
      rect(-166, -186, 50, 30, cloth, 14, 'transform="rotate(54 -140 -170)"'),
    flip,
  );

export const armchair = (
  x: number,
  y: number,
  width: number,
  wood: string,
  cloth: string,
  flip = false,
): string =>
  place(
    x,
    y,
    width / 220,
    oval(0, 2, 110, 12, '#000000', 'opacity="0.13"') +
      path('M-96 -210Q-70 -236 -50 -206L-30 -80H-80Z', cloth) +
      rect(-78, -104, 160, 44, cloth, 16) +
      stroke(
        'M-70 -60L-84 0M74 -60L86 0M-88 -190L-60 -60H84M-72 -132H70Q86 -132 80 -112L76 -60',
        wood,
        11,
      ),
    flip,
  );

export const table = (
  x: number,
  y: number,
  width: number,
  height: number,
  wood: string,
  cloth = '',
): string =>
  oval(x, y + 2, width * 0.52, 12, '#000000', 'opacity="0.13"') +
  rect(x - width * 0.42, y - height, 16, height, wood) +
  rect(x + width * 0.42 - 16, y - height, 16, height, wood) +
  rect(x - width / 2, y - height, width, 20, wood, 5) +
  (cloth
    ? path(
        `M${x - width * 0.16} ${y - height}h${width * 0.32}v${height * 0.34}l${-width * 0.16} 14l${-width * 0.16} -14Z`,
        cloth,
      )
    : '');

/** A dining chair from the front or behind: slats and legs. */
export const chair = (x: number, y: number, height: number, wood: string, seat: string): string =>
  place(
    x,
    y,
    height / 200,
    stroke('M-42 0V-190M42 0V-190', wood, 11) +
      rect(-48, -198, 96, 22, wood, 8) +
      repeat(3, (i) => rect(-26 + i * 22, -178, 9, 76, wood)) +
      rect(-52, -104, 104, 22, seat, 8),
  );

export const bedside = (x: number, y: number, size: number, wood: string): string =>
  place(
    x,
    y,
    size / 100,
    rect(-44, -84, 88, 84, wood, 5) +
      rect(-50, -92, 100, 14, mix(wood, '#ffffff', 0.16), 4) +
      rect(-34, -64, 68, 26, mix(wood, '#000000', 0.16), 4) +
      oval(0, -51, 5, 5, '#e9c98a'),
  );
