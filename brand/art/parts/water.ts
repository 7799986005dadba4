/** The sea and what falls from the rocks. */
import { gradient, H, line, path, random, stroke, W } from './svg.ts';

export function sea(
  y: number,
  top: string,
  bottom: string,
  glitter: string,
  sunX?: number,
): string {
  const r = random(Math.round(y));
  const g = gradient([
    [0, top],
    [1, bottom],
  ]);
  const strokes: string[] = [];
  for (let i = 0; i < 60; i += 1) {
    const t = r();
    const cy = y + 6 + t * t * (H - y);
    const spread = sunX === undefined ? W : 60 + (cy - y) * 0.9;
    const cx = sunX === undefined ? r() * W : sunX + (r() - 0.5) * 2 * spread;
    const w = 20 + (cy - y) * 0.25 * (0.4 + r());
    strokes.push(
      stroke(
        `M${(cx - w / 2).toFixed(0)} ${cy.toFixed(0)}h${w.toFixed(0)}`,
        glitter,
        2 + (cy - y) / 130,
        `opacity="${(0.25 + r() * 0.4).toFixed(2)}"`,
      ),
    );
  }
  return `<defs>${g.def}</defs><rect y="${y}" width="${W}" height="${H - y}" fill="${g.fill}"/>${strokes.join('')}`;
}

export function waterfall(x: number, top: number, width: number, bottom: number): string {
  const g = gradient([
    [0, '#ffffff', 0.95],
    [0.7, '#dff3f3', 0.9],
    [1, '#ffffff', 0.75],
  ]);
  const r = random(Math.round(x));
  const threads = Array.from({ length: 12 }, () => {
    const tx = x - width / 2 + r() * width;
    return stroke(
      `M${tx.toFixed(0)} ${(top + r() * 80).toFixed(0)}V${(bottom - r() * 120).toFixed(0)}`,
      '#a9d6d6',
      3,
      'opacity="0.6"',
    );
  }).join('');
  const spray = gradient(
    [
      [0, '#ffffff', 0.85],
      [1, '#ffffff', 0],
    ],
    { cx: x, cy: bottom, r: width * 1.6 },
  );
  return `<defs>${g.def}${spray.def}</defs>${path(
    line([
      [x - width * 0.42, top],
      [x + width * 0.42, top],
      [x + width / 2, bottom],
      [x - width / 2, bottom],
    ]) + 'Z',
    g.fill,
  )}${threads}<ellipse cx="${x}" cy="${bottom}" rx="${width * 1.5}" ry="${width * 0.55}" fill="${spray.fill}"/>`;
}
