import { encode } from 'uqr';

/** The white border in modules that scanners need. */
const border = 4;

/** The text as a QR code, with one square per dark module. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" width="100%">
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
