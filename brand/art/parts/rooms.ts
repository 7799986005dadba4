/** The shells of rooms: floors, walls and ceilings that run to a vanishing point. */
import { mix, stroke, W, H } from './svg.ts';
import { poly, rect, repeat, shaded } from './shapes.ts';

interface Shell {
  wall: string;
  side: string;
  floor: string;
  ceiling: string;
  beam: string;
}

/** The back wall of `room`: left, right, ceiling line and floor line. */
const back = { left: 240, right: 1360, top: 170, floor: 690 } as const;

/** A room seen straight on, with boards and rafters towards the vanishing point. */
export function room(c: Shell, gable = 0): string {
  const { left, right, top, floor } = back;
  const eye = { x: W / 2, y: 430 };
  const boards = repeat(17, (_, t) => {
    const x = left + (right - left) * t;
    const far = (H - eye.y) / (floor - eye.y);
    return stroke(
      `M${x.toFixed(0)} ${floor}L${(eye.x + (x - eye.x) * far).toFixed(0)} ${H}`,
      mix(c.floor, '#2a1a10', 0.25),
      2.5,
      'opacity="0.45"',
    );
  });
  const rafters = repeat(9, (_, t) => {
    const x = left + (right - left) * t;
    const lift = gable * (1 - Math.abs(t - 0.5) * 2);
    const far = (eye.y + 40) / (eye.y - top);
    return stroke(
      `M${x.toFixed(0)} ${(top - lift).toFixed(0)}L${(eye.x + (x - eye.x) * far).toFixed(0)} ${(-40 - lift * far).toFixed(0)}`,
      c.beam,
      13,
    );
  });
  return (
    rect(0, 0, W, H, c.ceiling) +
    rafters +
    poly(c.wall, [
      [left, top],
      [W / 2, top - gable],
      [right, top],
      [right, floor],
      [left, floor],
    ]) +
    poly(c.side, [
      [left, top],
      [left, floor],
      [-264, H],
      [-264, -40],
    ]) +
    poly(c.side, [
      [right, top],
      [right, floor],
      [W + 264, H],
      [W + 264, -40],
    ]) +
    shaded(
      `M${left} ${floor}H${right}L${W + 264} ${H}H-264Z`,
      mix(c.floor, '#ffffff', 0.12),
      c.floor,
    ) +
    boards +
    stroke(`M${left} ${top}L${W / 2} ${top - gable}L${right} ${top}`, c.beam, 16)
  );
}

/** A flat wall with a floor before it, for rooms seen close. */
export const wallAndFloor = (wall: string, floor: string, line: number): string =>
  rect(0, 0, W, line, wall) +
  shaded(`M0 ${line}H${W}V${H}H0Z`, mix(floor, '#ffffff', 0.1), floor) +
  repeat(4, (i) =>
    stroke(
      `M0 ${line + 20 + i * i * 24 + i * 30}H${W}`,
      mix(floor, '#2a1a10', 0.25),
      2.5,
      'opacity="0.4"',
    ),
  ) +
  rect(0, line - 14, W, 14, mix(wall, '#2a1a10', 0.18));

/** The frame of an opening, with `panes` fields. */
export const frame = (
  x: number,
  y: number,
  w: number,
  h: number,
  panes: number,
  color: string,
  bar = 12,
): string =>
  repeat(panes + 1, (i) => rect(x + (i * w) / panes - bar / 2, y - bar / 2, bar, h + bar, color)) +
  rect(x - bar / 2, y - bar / 2, w + bar, bar, color) +
  rect(x - bar / 2, y + h - bar / 2, w + bar, bar, color);

/** A pair of curtains, gathered at the sides of an opening. */
export const curtains = (
  x: number,
  y: number,
  w: number,
  h: number,
  width: number,
  color: string,
): string =>
  repeat(2, (i) => {
    const left = i ? x + w - width : x;
    return (
      rect(left, y, width, h, color, 4, 'opacity="0.94"') +
      repeat(3, (k) =>
        stroke(
          `M${left + (width * (k + 1)) / 4} ${y + 8}V${y + h - 6}`,
          mix(color, '#6a5a4a', 0.25),
          4,
          'opacity="0.5"',
        ),
      )
    );
  }) + rect(x - 24, y - 12, w + 48, 10, mix(color, '#5a3a20', 0.6), 5);
