import { type Position, type BaliPlace, baliPlaces } from '@selasar/domain/core';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

interface LegendEntry {
  symbol: keyof typeof symbols;
  label: string;
  text: string;
  positions: readonly Position[];
}

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

// prettier-ignore
const bali: readonly Position[] = [
  [114.433, -8.165], [114.44, -8.1], [114.5, -8.085], [114.56, -8.12], [114.66, -8.133], [114.79, -8.178],
  [114.83, -8.185], [114.93, -8.183], [115.03, -8.15], [115.09, -8.103], [115.14, -8.08], [115.18, -8.064],
  [115.26, -8.085], [115.34, -8.125], [115.41, -8.155], [115.49, -8.2], [115.56, -8.25], [115.6, -8.278],
  [115.668, -8.331], [115.71, -8.37], [115.705, -8.405], [115.65, -8.445], [115.61, -8.467], [115.602, -8.5],
  [115.567, -8.515], [115.515, -8.53], [115.47, -8.553], [115.44, -8.567], [115.37, -8.583], [115.32, -8.63],
  [115.265, -8.675], [115.263, -8.705], [115.24, -8.735], [115.215, -8.722], [115.188, -8.735], [115.192, -8.763],
  [115.211, -8.778], [115.217, -8.748], [115.228, -8.76], [115.236, -8.8], [115.225, -8.822], [115.19, -8.845],
  [115.14, -8.848], [115.085, -8.832], [115.1, -8.808], [115.123, -8.79], [115.157, -8.78], [115.148, -8.75],
  [115.167, -8.725], [115.153, -8.688], [115.126, -8.655], [115.087, -8.622], [115.04, -8.578], [114.98, -8.535],
  [114.9, -8.475], [114.81, -8.42], [114.72, -8.41], [114.62, -8.402], [114.57, -8.39], [114.53, -8.32],
  [114.49, -8.275], [114.468, -8.24],
];

// prettier-ignore
const nusaPenida: readonly Position[] = [
  [115.483, -8.68], [115.51, -8.674], [115.56, -8.675], [115.6, -8.7], [115.63, -8.74], [115.6, -8.787],
  [115.56, -8.812], [115.51, -8.79], [115.475, -8.755], [115.458, -8.715],
];

const nusaLembongan: readonly Position[] = [
  [115.43, -8.667],
  [115.463, -8.664],
  [115.455, -8.69],
  [115.432, -8.695],
];

export const islands = [bali, nusaPenida, nusaLembongan];

const coast = islands
  .map((island) => `M${island.map((position) => project(position).join(' ')).join('L')}z`)
  .join('');
