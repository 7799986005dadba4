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
