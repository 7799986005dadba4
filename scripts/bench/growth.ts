// The picture in docs/performance.md: how long things take as bookings grow.
import type { Results } from '../../tests/bench/support/results.ts';

const SIZE = { width: 760, height: 380 };
const FRAME = { left: 60, right: 250, top: 24, bottom: 44 };
const colours = [
  '#1f4b3f',
  '#b5532a',
  '#2a6fb5',
  '#8a6d1f',
  '#7a3f8f',
  '#3f8f7a',
  '#8f3f4d',
  '#555555',
];

interface Line {
  readonly what: string;
  readonly points: readonly { bookings: number; ms: number }[];
}

function linesOf({ rows }: Results): Line[] {
  const lines = new Map<string, { bookings: number; ms: number }[]>();
  for (const { what, bookings, figure, unit } of Object.values(rows).flatMap(
    ({ figures }) => figures,
  )) {
    if (bookings === undefined || unit !== 'ms') continue;
    lines.set(what, [...(lines.get(what) ?? []), { bookings, ms: figure }]);
  }
  return [...lines].map(([what, points]) => ({ what, points }));
}

/** Bookings by their logarithm from left to right, milliseconds from the bottom up. */
export function growthPicture(results: Results): string {
  const lines = linesOf(results);
  const all = lines.flatMap(({ points }) => points);
  const highest = Math.ceil(Math.max(100, ...all.map(({ ms }) => ms)) / 100) * 100;
  const [least, most] = [100, 100_000].map(Math.log10) as [number, number];
  const width = SIZE.width - FRAME.left - FRAME.right;
  const height = SIZE.height - FRAME.top - FRAME.bottom;
  const x = (bookings: number) =>
    Math.round(FRAME.left + ((Math.log10(bookings) - least) / (most - least)) * width);
  const y = (ms: number) => Math.round(FRAME.top + height - (ms / highest) * height);

  const below = [100, 1000, 10_000, 100_000].map(
    (count) =>
      `<text x="${x(count)}" y="${SIZE.height - 22}" text-anchor="middle">${count.toLocaleString('en')}</text>`,
  );
  const beside = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = y(highest * share);
    return (
      `<path d="M${FRAME.left} ${at}H${FRAME.left + width}" stroke="#ddd6c8"/>` +
      `<text x="${FRAME.left - 8}" y="${at + 4}" text-anchor="end">${highest * share}</text>`
    );
  });
  const drawn = lines.map(({ what, points }, index) => {
    const colour = colours[index % colours.length];
    const way = points.map(({ bookings, ms }) => `${x(bookings)} ${y(ms)}`).join('L');
    const dots = points
      .map(
        ({ bookings, ms }) =>
          `<circle cx="${x(bookings)}" cy="${y(ms)}" r="3.5" fill="${colour}"/>`,
      )
      .join('');
    const key = FRAME.top + 16 + index * 22;
    return (
      `<path d="M${way}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}` +
      `<circle cx="${FRAME.left + width + 24}" cy="${key - 4}" r="5" fill="${colour}"/>` +
      `<text x="${FRAME.left + width + 36}" y="${key}">${what}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="12" fill="#333">
<rect width="${SIZE.width}" height="${SIZE.height}" fill="#fbf7f0"/>
${[...beside, ...drawn, ...below].join('\n')}
<text x="${FRAME.left + width / 2}" y="${SIZE.height - 6}" text-anchor="middle">bookings stored</text>
<text x="${FRAME.left - 8}" y="14" text-anchor="end">ms</text>
</svg>
`;
}
