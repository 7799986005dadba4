/** What small children sleep in, sit on and build with. */
import { oval, rect, repeat } from './shapes.ts';
import { path, place, stroke } from './svg.ts';

const wood = '#9a6a42';
const blue = '#4a9cc0';
const butter = '#f6cf6b';

/** A cot with a mobile above it. */
export const cot = (x: number, y: number): string =>
  place(
    x,
    y,
    1.1,
    oval(0, 4, 190, 16, '#000000', 'opacity="0.12"') +
      stroke('M0 -800V-420M-90 -400H90M-90 -400V-366M0 -400V-350M90 -400V-366', wood, 4) +
      oval(-90, -350, 17, 17, '#ea6a52') +
      oval(0, -334, 19, 19, butter) +
      oval(90, -350, 17, 17, blue) +
      rect(-160, -120, 320, 60, '#ffffff', 10) +
      rect(-160, -84, 320, 34, '#a9d6e6', 8) +
      rect(-148, -146, 96, 46, '#ffffff', 18) +
      repeat(12, (i) => rect(-160 + i * 28, -232, 11, 200, '#ffffff')) +
      rect(-176, -246, 352, 20, '#f4e4c4', 8) +
      rect(-176, -46, 352, 20, '#f4e4c4', 8) +
      rect(-176, -250, 20, 250, '#f4e4c4', 6) +
      rect(156, -250, 20, 250, '#f4e4c4', 6),
  );

/** A child's bed from the side, with its bear. */
export const childsBed = (x: number, y: number): string =>
  place(
    x,
    y,
    1.1,
    oval(0, 4, 300, 16, '#000000', 'opacity="0.12"') +
      rect(-270, -210, 26, 210, wood, 8) +
      rect(250, -140, 26, 140, wood, 8) +
      rect(-260, -70, 520, 34, wood, 6) +
      rect(-244, -120, 496, 56, '#ffffff', 16) +
      path('M-90 -124H232Q252 -122 252 -100V-50H-90Z', blue) +
      repeat(4, (i) => oval(-40 + i * 80, -86, 17, 17, '#ffffff', 'opacity="0.85"')) +
      rect(-236, -160, 130, 52, '#fff6de', 22) +
      oval(-40, -160, 36, 34, '#b98250') +
      oval(-64, -192, 14, 14, '#b98250') +
      oval(-16, -192, 14, 14, '#b98250') +
      oval(-40, -152, 16, 13, '#e6c194') +
      oval(-52, -168, 4, 4, '#3a2a20') +
      oval(-28, -168, 4, 4, '#3a2a20') +
      oval(-40, -156, 5, 4, '#3a2a20'),
  );

export const highChair = (x: number, y: number): string =>
  place(
    x,
    y,
    1.25,
    stroke('M-60 -180L-96 0M60 -180L96 0M-78 -90H78', '#ffffff', 16) +
      rect(-70, -300, 140, 130, butter, 26) +
      rect(-54, -284, 108, 90, '#fff0c4', 20) +
      rect(-100, -206, 200, 24, '#ffffff', 12) +
      oval(-20, -208, 34, 8, blue) +
      rect(40, -240, 30, 34, '#ea6a52', 8),
  );

/** Three lettered blocks, one on top of the others. */
export const blocks = (left: number, foot: number): string =>
  [
    [left, foot, '#ea6a52', 'A'],
    [left + 64, foot, blue, 'B'],
    [left + 32, foot - 62, butter, 'C'],
  ]
    .map(
      ([x, y, c, letter]) =>
        rect(Number(x) - 30, Number(y) - 60, 60, 60, String(c), 8) +
        `<text x="${x}" y="${Number(y) - 16}" font-family="sans-serif" font-size="42" font-weight="700" text-anchor="middle" fill="#ffffff">${letter}</text>`,
    )
    .join('');
