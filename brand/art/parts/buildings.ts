/** Houses and their parts; every one stands on y = 0 around x = 0 before it is placed. */
import { oval, poly, rect, repeat, shaded } from './shapes.ts';
import { mix, path, place, stroke } from './svg.ts';

/** A thatched hip roof, `w` wide at the eaves. */
export const thatch = (w: number, h: number, ridge: number, color: string, shade: string): string =>
  shaded(
    `M${-w / 2} 0Q${-w * 0.3} ${-h * 0.42} ${-ridge / 2} ${-h}Q0 ${-h * 1.04} ${ridge / 2} ${-h}Q${w * 0.3} ${-h * 0.42} ${w / 2} 0Q0 ${h * 0.06} ${-w / 2} 0Z`,
    mix(color, '#ffffff', 0.12),
    color,
  ) +
  repeat(17, (_, t) => {
    const top = -ridge / 2 + ridge * t;
    const foot = -w / 2 + w * (0.03 + t * 0.94);
    return stroke(
      `M${top.toFixed(0)} ${(-h * 0.98).toFixed(0)}Q${((top + foot) / 2 - (t - 0.5) * w * 0.12).toFixed(0)} ${(-h * 0.42).toFixed(0)} ${foot.toFixed(0)} ${(-h * 0.02).toFixed(0)}`,
      shade,
      2.5,
      'opacity="0.3"',
    );
  }) +
  path(
    `M${-w / 2} -2Q0 ${h * 0.06} ${w / 2} -2L${w * 0.475} 16Q0 ${h * 0.13} ${-w * 0.475} 16Z`,
    shade,
  ) +
  stroke(`M${-ridge / 2 - 6} ${-h}H${ridge / 2 + 6}`, shade, 12);

/** The two-step roof of a joglo: a wide skirt and a steep crown, in wooden tiles. */
function jogloRoof(w: number, color: string, shade: string): string {
  const knee = w * 0.14;
  const top = w * 0.37;
  const rows = repeat(6, (i) => {
    const t = (i + 1) / 7;
    const half = w * (0.5 - 0.22 * t);
    return stroke(`M${-half} ${-knee * t}H${half}`, shade, 2.5, 'opacity="0.4"');
  });
  const crown = repeat(7, (i) => {
    const t = (i + 1) / 8;
    const half = w * (0.27 - 0.125 * t ** 0.8);
    return stroke(`M${-half} ${-knee - (top - knee) * t}H${half}`, shade, 2.5, 'opacity="0.4"');
  });
  return (
    shaded(
      `M${-w * 0.27} ${-knee}Q${-w * 0.18} ${-knee - (top - knee) * 0.4} ${-w * 0.145} ${-top}H${w * 0.145}Q${w * 0.18} ${-knee - (top - knee) * 0.4} ${w * 0.27} ${-knee}Z`,
      mix(color, '#ffffff', 0.14),
      color,
    ) +
    crown +
    shaded(
      `M${-w / 2} 0Q${-w * 0.38} ${-knee * 0.5} ${-w * 0.27} ${-knee}H${w * 0.27}Q${w * 0.38} ${-knee * 0.5} ${w / 2} 0Z`,
      mix(color, '#ffffff', 0.06),
      shade,
    ) +
    rows +
    rect(-w * 0.49, 0, w * 0.98, 14, shade, 4) +
    stroke(`M${-w * 0.155} ${-top}H${w * 0.155}`, shade, 12) +
    path(`M${-w * 0.155} ${-top}q-10 -26 -30 -30q14 16 10 34Z`, shade) +
    path(`M${w * 0.155} ${-top}q10 -26 30 -30q-14 16 -10 34Z`, shade)
  );
}

interface Timber {
  wood: string;
  wall: string;
  light: string;
}

/** A timber front between posts: panelled doors, one bay of them open and lit. */
export const timberFront = (
  w: number,
  h: number,
  bays: number,
  c: Timber,
  open: number,
): string => {
  const bay = w / bays;
  return (
    rect(-w / 2, -h, w, h, c.wall) +
    repeat(bays, (i) => {
      const x = -w / 2 + i * bay;
      if (i === open)
        return (
          rect(x + 8, -h + 14, bay - 16, h - 14, c.light) +
          rect(x + 8, -h + 14, bay * 0.16, h - 14, c.wood) +
          rect(x + bay * 0.84 - 8, -h + 14, bay * 0.16, h - 14, c.wood)
        );
      return repeat(2, (k) => {
        const px = x + 10 + k * (bay / 2 - 7);
        const pw = bay / 2 - 14;
        return (
          rect(px, -h + 16, pw, h * 0.3, c.light, 3, 'opacity="0.75"') +
          stroke(
            `M${px + pw / 2} ${-h + 16}v${h * 0.3}M${px} ${-h + 16 + h * 0.15}h${pw}`,
            c.wood,
            3,
          ) +
          rect(px, -h * 0.6, pw, h * 0.52, mix(c.wall, c.wood, 0.45), 3)
        );
      });
    }) +
    repeat(bays + 1, (i) => rect(-w / 2 + i * bay - 7, -h, 14, h, c.wood))
  );
};

/** A veranda: floor, posts and a low balustrade left open for the steps in the middle. */
export const veranda = (w: number, h: number, posts: number, wood: string, stone: string): string =>
  repeat(posts, (_, t) => {
    const x = -w / 2 + w * t;
    return (
      rect(x - 9, -h, 18, h, wood) +
      rect(x - 15, -16, 30, 16, stone) +
      rect(x - 14, -h, 28, 12, wood)
    );
  }) + rect(-w * 0.53, -4, w * 1.06, 22, stone, 3);

/** A joglo with closed teak walls and an open veranda around them. */
export const joglo = (
  x: number,
  y: number,
  width: number,
  c: Timber & { roof: string; shade: string; stone: string },
): string =>
  place(
    x,
    y,
    width / 600,
    timberFront(400, 150, 5, c, 2) +
      veranda(500, 158, 6, c.wood, c.stone) +
      place(0, -156, 1, jogloRoof(600, c.roof, c.shade)) +
      rect(-250, -156, 500, 12, c.wood),
  );

/** An open thatched pavilion with a daybed and curtains. */
export const bale = (
  x: number,
  y: number,
  width: number,
  c: { roof: string; shade: string; wood: string; cloth: string; cushion: string },
): string =>
  place(
    x,
    y,
    width / 300,
    rect(-120, -20, 240, 20, c.wood, 3) +
      rect(-108, -48, 216, 30, c.cloth, 8) +
      rect(-100, -84, 62, 40, c.cushion, 12) +
      rect(-56, -76, 50, 32, c.cloth, 12) +
      repeat(2, (i) => rect(i ? 100 : -112, -160, 12, 160, c.wood)) +
      repeat(2, (i) =>
        path(
          'M-100 -160Q-66 -110 -88 -84Q-78 -50 -96 -20H-106V-160Z',
          c.cloth,
          `opacity="0.9" transform="scale(${i ? -1 : 1} 1)"`,
        ),
      ) +
      place(0, -158, 1, thatch(320, 110, 50, c.roof, c.shade)),
  );

/** A wall of coursed stone. */
export const stoneWall = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  joint: string,
): string => {
  const rows = Math.max(2, Math.round(h / 34));
  const step = h / rows;
  return (
    rect(x, y, w, h, color) +
    repeat(rows, (i) => {
      const cy = y + i * step;
      const seams = repeat(
        Math.floor(w / 96),
        (k) => `M${x + k * 96 + (i % 2 ? 70 : 26)} ${cy}v${step}`,
      );
      return stroke(`M${x} ${cy}h${w}${seams}`, joint, 2.5, 'opacity="0.35"');
    })
  );
};

/** A temple-like garden door with carved leaves, in its small roofed gate. */
export const carvedDoor = (
  x: number,
  y: number,
  height: number,
  c: { stone: string; shade: string; door: string; gold: string; roof: string },
): string =>
  place(
    x,
    y,
    height / 500,
    rect(-170, -330, 340, 330, c.stone) +
      rect(-196, -36, 392, 36, c.shade, 4) +
      rect(-182, -340, 364, 34, c.shade, 4) +
      rect(-112, -300, 224, 300, c.shade) +
      repeat(2, (i) => {
        const left = i ? 3 : -99;
        const cx = left + 48;
        return (
          rect(left, -290, 96, 290, c.door, 3) +
          rect(left + 10, -280, 76, 80, c.gold, 4, 'opacity="0.85"') +
          rect(left + 10, -188, 76, 176, c.gold, 4, 'opacity="0.85"') +
          rect(left + 15, -275, 66, 70, c.door, 3) +
          rect(left + 15, -183, 66, 166, c.door, 3) +
          repeat(4, (k) =>
            path(
              'M0 0C-16 -6 -16 -24 0 -32C16 -24 16 -6 0 0Z',
              c.gold,
              `transform="translate(${cx} -240) rotate(${k * 90 + 45})"`,
            ),
          ) +
          repeat(6, (k) =>
            path(
              'M0 0C-18 -8 -18 -34 0 -44C18 -34 18 -8 0 0Z',
              c.gold,
              `transform="translate(${cx} -100) rotate(${k * 60})"`,
            ),
          ) +
          oval(cx, -100, 9, 9, c.door)
        );
      }) +
      oval(-10, -150, 6, 6, c.gold) +
      oval(10, -150, 6, 6, c.gold) +
      place(0, -336, 1, thatch(470, 130, 110, c.roof, c.shade)) +
      stroke('M0 -470v-26', c.gold, 10),
  );

/** A glazed front in a thin frame, with the sky in its panes. */
export const glazing = (
  x: number,
  y: number,
  w: number,
  h: number,
  panes: number,
  frame: string,
  top: string,
  bottom: string,
): string =>
  shaded(`M${x} ${y}h${w}v${h}h${-w}Z`, top, bottom) +
  repeat(panes, (i) => {
    const px = x + (i * w) / panes;
    const pw = w / panes;
    return poly(
      '#ffffff',
      [
        [px + pw * 0.2, y + h],
        [px + pw * 0.62, y],
        [px + pw * 0.82, y],
        [px + pw * 0.4, y + h],
      ],
      'opacity="0.14"',
    );
  }) +
  repeat(panes + 1, (i) => rect(x + (i * w) / panes - 4, y, 8, h, frame)) +
  rect(x - 4, y - 4, w + 8, 9, frame);
