/** Things to play with, and the fence that keeps the small ones from the water. */
import { oval, rect, repeat } from './shapes.ts';
import { path, place, stroke } from './svg.ts';

const blue = '#4a9cc0';
const butter = '#f6cf6b';

/** A surfboard on its tail. */
export const board = (
  x: number,
  y: number,
  height: number,
  color: string,
  stripe: string,
  turn = 0,
): string =>
  place(
    x,
    y,
    height / 400,
    `<g transform="rotate(${turn})">${path('M-34 0C-72 -120 -60 -330 0 -400C60 -330 72 -120 34 0Q0 10 -34 0Z', color)}${path('M-12 2C-22 -130 -18 -320 0 -392C18 -320 22 -130 12 2Z', stripe)}${stroke('M-57 -150H57', stripe, 10)}</g>`,
  );

/** White pickets, with a gate that stands where `gate` says. */
export const fence = (x: number, y: number, count: number, height: number, gate = -1): string =>
  repeat(count, (i) => {
    const open = gate === i || gate + 1 === i;
    return rect(
      x + i * 44,
      y - height - (open ? 16 : 0),
      17,
      height + (open ? 16 : 0),
      open ? butter : '#ffffff',
      8,
    );
  }) +
  rect(x - 8, y - height * 0.74, count * 44 - 10, 10, '#ffffff', 5) +
  rect(x - 8, y - height * 0.3, count * 44 - 10, 10, '#ffffff', 5) +
  (gate < 0
    ? ''
    : rect(x + gate * 44 - 4, y - height * 0.78, 72, 12, butter, 5) +
      oval(x + gate * 44 + 66, y - height * 0.6, 9, 9, '#c8663f'));

/** A beach ball. */
export const ball = (x: number, y: number, r: number): string =>
  oval(x, y, r, r, '#ffffff') +
  path(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x + r * 0.87} ${y - r * 0.5}L${x} ${y}Z`, '#ea6a52') +
  path(`M${x + r * 0.87} ${y + r * 0.5}A${r} ${r} 0 0 1 ${x} ${y + r}L${x} ${y}Z`, blue) +
  path(
    `M${x - r * 0.87} ${y + r * 0.5}A${r} ${r} 0 0 1 ${x - r * 0.87} ${y - r * 0.5}L${x} ${y}Z`,
    butter,
  );

/** A swimming ring. */
export const ring = (x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    `<ellipse cx="0" cy="0" rx="86" ry="36" fill="none" stroke="#ea6a52" stroke-width="36"/><ellipse cx="0" cy="-3" rx="86" ry="36" fill="none" stroke="#ffffff" stroke-width="36" stroke-dasharray="52 50"/>`,
  );

/** A toy truck. */
export const truck = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    stroke('M-60 -40L-40 -110', '#ea6a52', 8) +
      rect(-80, -56, 150, 34, butter, 12) +
      rect(0, -90, 64, 44, blue, 8) +
      oval(-44, -14, 22, 22, '#5a4a40') +
      oval(40, -14, 22, 22, '#5a4a40') +
      oval(-44, -14, 8, 8, '#ffffff') +
      oval(40, -14, 8, 8, '#ffffff'),
  );

/** A duck to ride on in the pool. */
export const rubberDuck = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    oval(0, 8, 110, 26, '#2b8aa8', 'opacity="0.3"') +
      path('M-110 -20Q-120 20 -60 26H60Q110 14 104 -40Q80 -20 40 -24Q-40 -50 -110 -20Z', butter) +
      oval(70, -76, 40, 38, butter) +
      path('M104 -80Q140 -80 146 -66Q124 -56 102 -62Z', '#ea7a3c') +
      oval(82, -86, 5, 6, '#3a2f28') +
      path('M-60 -12Q-20 -44 30 -14Q0 14 -60 -12Z', '#e9b84a'),
  );
