/** Hills, volcanoes, rice fields and cliffs. */
import { gradient, H, mix, path, random, smooth, stroke, W } from './svg.ts';
import type { Point } from './svg.ts';

/** A range of hills: summed sines with a little roughness, fading into `foot` below. */
export function ridge(
  seed: number,
  y: number,
  amplitude: number,
  top: string,
  foot: string,
  rough = 6,
): string {
  const r = random(seed);
  const [p1, p2, p3] = [r() * 6, r() * 6, r() * 6];
  const points: Point[] = [];
  for (let x = -20; x <= W + 20; x += 20) {
    const u = x / W;
    const height =
      Math.sin(u * 5 + p1) * 0.5 + Math.sin(u * 11 + p2) * 0.28 + Math.sin(u * 23 + p3) * 0.14;
    points.push([x, y - height * amplitude + (r() - 0.5) * rough]);
  }
  const g = gradient([
    [0, top],
    [1, foot],
  ]);
  return `<defs>${g.def}</defs>${path(`${smooth(points)}L${W + 20} ${H}L-20 ${H}Z`, g.fill)}`;
}

/** A volcano with a broken rim, lit from the right. */
export function volcano(
  cx: number,
  base: number,
  halfWidth: number,
  height: number,
  color: string,
  light: string,
  foot: string,
): string {
  const top = base - height;
  const rim = halfWidth * 0.1;
  const outline = `M${cx - halfWidth} ${base}C${cx - halfWidth * 0.45} ${base - height * 0.2} ${cx - halfWidth * 0.25} ${top + height * 0.2} ${cx - rim} ${top}l${rim * 0.5} ${height * 0.035}l${rim * 0.6} ${height * 0.012}l${rim * 0.5} ${-height * 0.02}L${cx + rim} ${top + height * 0.015}C${cx + halfWidth * 0.28} ${top + height * 0.24} ${cx + halfWidth * 0.5} ${base - height * 0.16} ${cx + halfWidth} ${base}Z`;
  const g = gradient([
    [0, color],
    [1, foot],
  ]);
  const lit = `M${cx + rim * 0.3} ${top + height * 0.03}L${cx + rim} ${top + height * 0.015}C${cx + halfWidth * 0.28} ${top + height * 0.24} ${cx + halfWidth * 0.5} ${base - height * 0.16} ${cx + halfWidth} ${base}L${cx + halfWidth * 0.35} ${base}C${cx + halfWidth * 0.32} ${base - height * 0.3} ${cx + rim * 1.2} ${top + height * 0.5} ${cx + rim * 0.3} ${top + height * 0.03}Z`;
  return `<defs>${g.def}</defs>${path(outline, g.fill)}${path(lit, light, 'opacity="0.45"')}`;
}

/** Stepped rice fields coming towards the viewer; some of them flooded and holding the sky. */
export function terraces(
  seed: number,
  from: number,
  far: string,
  near: string,
  edge: string,
  water: string,
): string {
  const r = random(seed);
  const layers: string[] = [];
  const steps = 13;
  const phase = r() * 6;
  for (let i = 0; i < steps; i += 1) {
    const t = i / (steps - 1);
    const y = from + (H - from + 60) * t ** 1.45;
    const bend = 34 + 90 * t;
    const points: Point[] = [];
    for (let x = -40; x <= W + 40; x += 40) {
      points.push([
        x,
        y +
          Math.sin((x / W) * 4.2 + phase + i * 0.34) * bend +
          Math.sin((x / W) * 9 + i) * bend * 0.22,
      ]);
    }
    const curve = smooth(points);
    const body = `${curve}L${W + 40} ${H}L-40 ${H}Z`;
    const flooded = i % 3 === 1;
    layers.push(path(body, mix(far, near, t)));
    if (flooded) {
      layers.push(
        stroke(
          curve,
          water,
          10 + 30 * t,
          `opacity="0.75" transform="translate(0 ${(8 + 20 * t).toFixed(0)})"`,
        ),
      );
    }
    layers.push(stroke(curve, edge, 2.5 + 5 * t, 'opacity="0.9"'));
    const tufts: string[] = [];
    for (let x = -20; x < W; x += 15 + 12 * t) {
      const k = Math.floor((x + 40) / 40);
      const base = points[Math.max(0, Math.min(points.length - 1, k))]?.[1] ?? y;
      const h = 6 + 16 * t;
      tufts.push(
        `M${(x + r() * 8).toFixed(0)} ${(base + 26 + 46 * t + r() * 8).toFixed(0)}l${(r() * 4 - 2).toFixed(0)} ${(-h).toFixed(0)}`,
      );
    }
    layers.push(stroke(tufts.join(''), edge, 1.5 + 2 * t, 'opacity="0.4"'));
  }
  return layers.join('');
}

export function cliff(x: number, top: number, color: string, light: string, foot: string): string {
  const r = random(Math.round(top + x));
  const g = gradient([
    [0, light],
    [0.5, color],
    [1, foot],
  ]);
  const outline = `M${W + 20} ${top - 30}L${x + 260} ${top - 10}Q${x + 90} ${top} ${x + 40} ${top + 30}C${x - 10} ${top + 160} ${x + 60} ${top + 240} ${x + 10} ${top + 360}S${x + 50} ${H - 120} ${x - 40} ${H}H${W + 20}Z`;
  const bands = Array.from({ length: 26 }, () => {
    const sx = x + 60 + r() * (W - x - 60);
    const sy = top + 40 + r() * 320;
    return stroke(
      `M${sx.toFixed(0)} ${sy.toFixed(0)}q${(r() * 24 - 12).toFixed(0)} 60 ${(r() * 16 - 8).toFixed(0)} ${(90 + r() * 150).toFixed(0)}`,
      foot,
      3 + r() * 5,
      'opacity="0.28"',
    );
  }).join('');
  return `<defs>${g.def}</defs>${path(outline, g.fill)}${bands}`;
}

/** The sand of a beach from `y` down, wet where the sea has been. */
export const sand = (y: number, color: string, wet: string) =>
  path(`M-20 ${y + 40}Q400 ${y - 30} 820 ${y + 30}T1640 ${y}V1020H-20Z`, wet) +
  path(`M-20 ${y + 90}Q420 ${y + 20} 860 ${y + 84}T1640 ${y + 56}V1020H-20Z`, color);
