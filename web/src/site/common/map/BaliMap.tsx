import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type BaliPlace, baliPlaces, type Position } from '@selasar/domain/core';
import { islands } from './outline.ts';

/** The corner in the north-west, and units of the drawing for a degree. */
const west = 114.38;
const north = -8.03;
const perDegree = 500;
/** A degree of longitude is shorter, by the cosine of Bali's latitude. */
const narrowing = Math.cos((8.45 * Math.PI) / 180);

export const size = { width: 716, height: 424 };

/** A linear projection: Bali is too small for the curve of the earth to show. */
export const project = ([longitude, latitude]: Position): [x: number, y: number] => [
  Math.round((longitude - west) * narrowing * perDegree),
  Math.round((north - latitude) * perDegree),
];

const sides: Partial<Record<BaliPlace, 'start' | 'end'>> = {
  Canggu: 'end',
  Seminyak: 'end',
  Jimbaran: 'end',
  Uluwatu: 'end',
  'Nusa Dua': 'start',
  Sanur: 'start',
  Ubud: 'end',
  Sidemen: 'start',
  Besakih: 'start',
  Candidasa: 'start',
  Amed: 'end',
  Kintamani: 'end',
  Munduk: 'end',
  Lovina: 'start',
  Pemuteran: 'start',
  'Nusa Penida': 'start',
};
const textDistance = 13;
const letter = 10.5;
const halfLine = 10;
const pin = { half: 12, height: 36 };

function isCovered(name: BaliPlace, pinnedAt: Position): boolean {
  const [x, y] = project(baliPlaces[name]);
  const [pinX, pinY] = project(pinnedAt);
  const length = textDistance + name.length * letter;
  const [start, end] =
    sides[name] === 'start' ? [x + textDistance, x + length] : [x - length, x - textDistance];
  const isBeside = end < pinX - pin.half || start > pinX + pin.half;
  return !isBeside && y + halfLine > pinY - pin.height && y - halfLine < pinY;
}

/** Each has its own shape, so that colour is not all that tells them apart. */
const symbols = {
  pickup: <circle r="7" />,
  airport: (
    <path d="M9 4V2L1-3v-5.500C1-9.300.300-10-.500-10S-2-9.300-2-8.500V-3l-8 5v2l8-2.500V7l-2 1.500V10l3.500-1L3 10V8.500L1 7V1.500z" />
  ),
  here: <path d="M0 0s12-13 12-22a12 12 0 0 0-24 0C-12-13 0 0 0 0z" />,
};

export interface LegendEntry {
  symbol: keyof typeof symbols;
  label: string;
  text: string;
  positions: readonly Position[];
}

const coast = islands
  .map((island) => `M${island.map((position) => project(position).join(' ')).join('L')}z`)
  .join('');

const styles = {
  display: 'block',
  width: 1,
  bgcolor: 'brand.band',
  borderRadius: ({ radius }: Theme) => radius.tile,
  '& .land': {
    fill: ({ palette }: Theme) => palette.background.paper,
    stroke: ({ palette }: Theme) => palette.grey[400],
  },
  '& text': { fontSize: 20, fill: 'currentColor' },
  '& .place': { color: 'grey.500' },
};
const symbolStyles = {
  '& > *': {
    stroke: ({ palette }: Theme) => palette.common.white,
    strokeWidth: 2,
    paintOrder: 'stroke',
    fill: 'currentColor',
  },
  '&.pickup': { color: 'primary.main' },
  '&.airport': { color: 'text.primary' },
  '&.here': { color: 'secondary.main' },
};

export function BaliMap({ legend }: { legend: readonly LegendEntry[] }) {
  const pins = legend.flatMap(({ symbol, positions }) => (symbol === 'here' ? positions : []));
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 640, borderRadius: ({ radius }) => radius.card }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height}`}
        sx={[styles, { color: 'text.primary' }]}
      >
        <path className="land" d={coast} />
        {Object.entries(baliPlaces).map(([name, position]) => {
          const [x, y] = project(position);
          const place = name as BaliPlace;
          const side = pins.some((at) => isCovered(place, at)) ? undefined : sides[place];
          return (
            <g key={name}>
              <circle className="place" cx={x} cy={y} r="3" fill="currentColor" />
              {side ? (
                <text
                  x={side === 'start' ? x + textDistance : x - textDistance}
                  y={y + 7}
                  textAnchor={side}
                >
                  {name}
                </text>
              ) : null}
            </g>
          );
        })}
        {legend.flatMap(({ symbol, positions }) =>
          positions.map((position) => (
            <Box
              key={`${symbol} ${position.join(' ')}`}
              component="g"
              className={symbol}
              transform={`translate(${project(position).join(' ')})`}
              sx={symbolStyles}
            >
              {symbols[symbol]}
            </Box>
          )),
        )}
      </Box>
      <Box component="figcaption" sx={{ mt: 1.5 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {legend.map(({ symbol, label, text }) => (
            <Box component="li" key={symbol} sx={{ display: 'flex', gap: 1.25 }}>
              <Box
                component="svg"
                aria-hidden
                viewBox={symbol === 'here' ? '-18 -36 36 38' : '-13 -13 26 26'}
                className={symbol}
                sx={[
                  symbolStyles,
                  // It keeps the ground of the map, also in a dark section.
                  { flex: 'none', width: 26, height: 26, p: 0.25, mb: 'auto' },
                  { bgcolor: 'brand.band', borderRadius: ({ radius }) => radius.row },
                ]}
              >
                {symbols[symbol]}
              </Box>
              <span>
                <strong>{`${label}:`}</strong> <span>{text}</span>
              </span>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
