import { gradient, H, line, mix, path, place, random, smooth, stroke, W } from './svg.ts';
import type { Point } from './svg.ts';

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
export function foreground(color: string, vein: string, light: string): string {
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

export function birds(x: number, y: number, color: string): string {
  const one = (dx: number, dy: number, s: number) =>
    stroke(
      `M${x + dx} ${y + dy}q${7 * s} ${-9 * s} ${14 * s} 0q${7 * s} ${-9 * s} ${14 * s} 0`,
      color,
      2.6 * s,
    );
  return one(0, 0, 1.2) + one(58, -26, 0.9) + one(96, 14, 1) + one(150, -40, 0.75);
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
