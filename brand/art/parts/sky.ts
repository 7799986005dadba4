/** What is above the land. */
import { gradient, H, random, stroke, W } from './svg.ts';

export function sky(...colors: string[]): string {
  const { def, fill } = gradient(colors.map((c, i) => [i / (colors.length - 1), c] as const));
  return `<defs>${def}</defs><rect width="${W}" height="${H}" fill="${fill}"/>`;
}

export function sun(cx: number, cy: number, r: number, color: string, glow = color): string {
  const halo = gradient(
    [
      [0, glow, 0.75],
      [0.25, glow, 0.35],
      [1, glow, 0],
    ],
    { cx, cy, r: r * 6 },
  );
  return `<defs>${halo.def}</defs><circle cx="${cx}" cy="${cy}" r="${r * 6}" fill="${halo.fill}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}"/>`;
}

export function stars(seed: number, count: number, below: number): string {
  const r = random(seed);
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${(r() * W).toFixed(0)}" cy="${(r() * below).toFixed(0)}" r="${(0.8 + r() * 1.8).toFixed(1)}" fill="#fff" opacity="${(0.3 + r() * 0.6).toFixed(2)}"/>`,
  ).join('');
}

export function clouds(seed: number, y: number, color: string, opacity: number, count = 5): string {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const x = r() * W;
    const cy = y + (r() - 0.5) * 130;
    const w = 160 + r() * 320;
    const h = 9 + r() * 14;
    return `<g fill="${color}" opacity="${opacity}"><rect x="${x - w / 2}" y="${cy}" width="${w}" height="${h}" rx="${h / 2}"/><rect x="${x - w / 3 + 40}" y="${cy - h * 0.8}" width="${w * 0.55}" height="${h}" rx="${h / 2}"/></g>`;
  }).join('');
}

/** A soft bank of mist across the picture. */
export function mist(y: number, height: number, color: string, opacity = 0.7): string {
  const g = gradient([
    [0, color, 0],
    [0.5, color, opacity],
    [1, color, 0],
  ]);
  return `<defs>${g.def}</defs><rect y="${y}" width="${W}" height="${height}" fill="${g.fill}"/>`;
}

export function birds(x: number, y: number, color: string): string {
  const one = (dx: number, dy: number, s: number) =>
    stroke(
      `M${x + dx} ${y + dy}q${7 * s} ${-9 * s} ${14 * s} 0q${7 * s} ${-9 * s} ${14 * s} 0`,
      color,
      2.6 * s,
    );
  return one(0, 0, 1.2) + one(58, -26, 0.9) + one(96, 14, 1) + one(150, -40, 0.75);
}
