/** Palms, jungle and large leaves. */
import { H, path, place, random, stroke, W } from './svg.ts';

function frond(angle: number, length: number, color: string): string {
  const a = (angle * Math.PI) / 180;
  const tipX = Math.cos(a) * length;
  const tipY = Math.sin(a) * length + length * 0.42;
  const midX = Math.cos(a) * length * 0.62;
  const midY = Math.sin(a) * length * 0.9 - length * 0.06;
  const teeth: string[] = [];
  for (let i = 1; i <= 9; i += 1) {
    const t = i / 10;
    const x = 2 * (1 - t) * t * midX + t * t * tipX;
    const y = 2 * (1 - t) * t * midY + t * t * tipY;
    const drop = length * 0.2 * Math.sin(Math.PI * Math.min(1, t + 0.12));
    teeth.push(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(a) * drop * 0.55).toFixed(0)} ${(drop * 0.95).toFixed(0)}`,
    );
  }
  return (
    path(
      `M0 0Q${midX} ${midY} ${tipX} ${tipY}Q${midX * 0.96} ${midY + length * 0.16} 0 0Z`,
      color,
    ) + stroke(teeth.join(''), color, length * 0.05)
  );
}

export function palm(x: number, y: number, height: number, color: string, lean = 0.15): string {
  const topX = height * lean;
  const trunk = path(
    `M${-height * 0.03} 0Q${topX * 0.2} ${-height * 0.5} ${topX - height * 0.012} ${-height}h${height * 0.026}Q${topX * 0.35 + height * 0.03} ${-height * 0.5} ${height * 0.03} 0Z`,
    color,
  );
  const crown = [-170, -148, -122, -96, -70, -42, -14, 6, -186]
    .map((angle) => frond(angle, height * 0.44, color))
    .join('');
  return place(
    x,
    y,
    1,
    trunk + `<g transform="translate(${topX.toFixed(0)} ${-height})">${crown}</g>`,
  );
}

/** A wall of round jungle crowns. */
export function jungle(
  seed: number,
  y: number,
  size: number,
  color: string,
  light: string,
): string {
  const r = random(seed);
  const crowns: string[] = [];
  for (let x = -40; x < W + 60; x += size * 0.55) {
    const cy = y + (r() - 0.5) * size * 0.8;
    const radius = size * (0.5 + r() * 0.45);
    crowns.push(
      `<circle cx="${x.toFixed(0)}" cy="${cy.toFixed(0)}" r="${radius.toFixed(0)}" fill="${color}"/>`,
    );
    crowns.push(
      `<ellipse cx="${(x + radius * 0.2).toFixed(0)}" cy="${(cy - radius * 0.35).toFixed(0)}" rx="${(radius * 0.5).toFixed(0)}" ry="${(radius * 0.3).toFixed(0)}" fill="${light}" opacity="0.35"/>`,
    );
  }
  return `${crowns.join('')}<rect y="${y}" width="${W}" height="${H - y}" fill="${color}"/>`;
}

export function leaf(
  x: number,
  y: number,
  length: number,
  angle: number,
  color: string,
  vein: string,
): string {
  const w = length * 0.2;
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const at = length * (0.12 + i * 0.1);
    const reach = w * Math.sin(Math.PI * (0.12 + i * 0.1)) * 0.9;
    return `M0 ${-at}L${reach.toFixed(0)} ${(-at - reach * 0.55).toFixed(0)}M0 ${-at}L${(-reach).toFixed(0)} ${(-at - reach * 0.55).toFixed(0)}`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${path(`M0 0C${w * 1.4} ${-length * 0.25} ${w * 1.1} ${-length * 0.8} 0 ${-length}C${-w * 1.1} ${-length * 0.8} ${-w * 1.4} ${-length * 0.25} 0 0Z`, color)}${stroke(`M0 0V${-length * 0.95}${ribs}`, vein, length * 0.011, 'opacity="0.55"')}</g>`;
}

/** Large leaves in the lower corners, which give a picture its depth. */
function foreground(color: string, vein: string, light: string): string {
  const left = [
    [-20, 1030, 430, 38],
    [60, 1040, 360, 12],
    [-30, 900, 340, 62],
    [150, 1060, 300, 52],
  ] as const;
  const leaves = left
    .map(([x, y, l, a], i) => leaf(x, y, l, a, i % 2 ? light : color, vein))
    .join('');
  return leaves + `<g transform="translate(${W} 0) scale(-1 1)">${leaves}</g>`;
}

export const leaves = foreground('#123a2a', '#3f8a5f', '#1d5a3d');
