/**
 * The parts of Bali that guests and villas name. What stands in one line is so near that neighbours give either name; a
 * name may be in several.
 */
const areas: readonly (readonly string[])[] = [
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

/** An address names roads that lead to other parts, and districts that are called after them. */
const inDoubt = / (jalan|jln?|gang|gg|road|rd|street|st|south|north|selatan|utara) /;

/** The parts of Bali that a text names; none where it is in doubt. */
export function areasIn(text: string): readonly (readonly string[])[] {
  const words = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  if (inDoubt.test(words)) return [];
  return areas.filter((names) => names.some((name) => words.includes(` ${name} `)));
}
