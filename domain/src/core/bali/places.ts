/** Degrees east, and degrees north: negative in Bali. */
export type Position = readonly [longitude: number, latitude: number];

export const airportPosition: Position = [115.167, -8.747];

export const baliPlaces = {
  Canggu: [115.138, -8.648],
  Seminyak: [115.163, -8.688],
  Kuta: [115.175, -8.72],
  Jimbaran: [115.168, -8.785],
  Uluwatu: [115.095, -8.826],
  'Nusa Dua': [115.226, -8.803],
  Sanur: [115.259, -8.685],
  Ubud: [115.263, -8.507],
  Sidemen: [115.445, -8.47],
  Besakih: [115.451, -8.374],
  Candidasa: [115.567, -8.508],
  Amed: [115.66, -8.338],
  Kintamani: [115.335, -8.24],
  Munduk: [115.08, -8.265],
  Lovina: [115.025, -8.162],
  Pemuteran: [114.66, -8.148],
  'Nusa Penida': [115.54, -8.727],
} as const satisfies Readonly<Record<string, Position>>;
export type BaliPlace = keyof typeof baliPlaces;

export const baliPlaceNames = Object.keys(baliPlaces) as BaliPlace[];

const named = (text: string): BaliPlace[] => {
  const found = namesIn(
    text,
    baliPlaceNames.map((name) => name.toLowerCase()),
  );
  return baliPlaceNames.filter((name) => found.includes(name.toLowerCase()));
};

/** Or else the place of the area that the text names: 'Tegallalang' is at Ubud. */
export function placesIn(text: string): BaliPlace[] {
  const exact = named(text);
  return exact.length > 0
    ? exact
    : areasIn(text)
        .flatMap((names) => named(names.join(', ')))
        .slice(0, 1);
}

/** Names in one line are so close that people use either; a name may be in several lines. */
export const areas: readonly (readonly string[])[] = [
  ['kuta', 'legian', 'tuban', 'seminyak'],
  ['seminyak', 'petitenget', 'kerobokan', 'umalas', 'canggu'],
  ['canggu', 'berawa', 'batu bolong', 'echo beach', 'pererenan', 'seseh', 'umalas', 'kerobokan'],
  ['jimbaran', 'kedonganan'],
  ['uluwatu', 'pecatu', 'bingin', 'padang padang', 'ungasan', 'balangan'],
  ['nusa dua', 'tanjung benoa'],
  ['sanur', 'denpasar', 'renon'],
  ['ubud', 'tegallalang', 'payangan', 'peliatan'],
  ['sidemen'],
  ['candidasa', 'padangbai', 'padang bai', 'manggis'],
  ['amed', 'tulamben'],
  ['kintamani'],
  ['munduk', 'bedugul'],
  ['lovina', 'singaraja'],
  ['pemuteran', 'menjangan'],
  ['nusa penida', 'nusa lembongan', 'nusa ceningan'],
];

/** Addresses contain roads named after other areas, and districts named after them. */
const ambiguousName = / (jalan|jln?|gang|gg|road|rd|street|st|south|north|selatan|utara) /;

export function namesIn(text: string, names: readonly string[]): string[] {
  const words = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return ambiguousName.test(words) ? [] : names.filter((name) => words.includes(` ${name} `));
}

export const areasIn = (text: string): readonly (readonly string[])[] =>
  areas.filter((names) => namesIn(text, names).length > 0);

/** On phones it opens the app. */
export const mapLink = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place}, Bali`)}`;

export const placeKey = (place: string): string =>
  place
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export const isSamePlace = (one: string, other: string): boolean =>
  placeKey(one) === placeKey(other);

export const airportName = 'Ngurah Rai International Airport (DPS)';

const airport = /airport|bandara|\bdps\b|\bngurah rai\b/;
/** The road past the airport and nearby hotels are named after it. */
const other = /\b(by ?pass|jalan|jln?|hotel|novotel|inn|resort|villa)\b/;

export function isAirport(place: string): boolean {
  const text = place.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return airport.test(text) && !other.test(text);
}
