/** How many characters of a search count, and how many words of a name: they bound what is stored. */
const longest = 20;
const mostWords = 8;
const referenceLength = 8;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

const cut = (text: string): string => Array.from(text).slice(0, longest).join('').trim();

/** 'a', 'am', 'ame', … */
function beginnings(text: string): string[] {
  const characters = Array.from(cut(text));
  return characters.map((_, index) =>
    characters
      .slice(0, index + 1)
      .join('')
      .trim(),
  );
}

/** The name from each of its words on: 'emma van dijk', 'van dijk', 'dijk'. */
const fromEachWord = (name: string): string[] =>
  Array.from(name.matchAll(/(?<=^|[\s'-])[^\s'-]/g), ({ index }) => name.slice(index)).slice(
    0,
    mostWords,
  );

/** What a person types, as the stored terms have it: without case, accents and more than they hold; '' for nothing. */
export const toSearchTerm = (search: string): string => cut(plain(search));

/**
 * Everything that finds a booking or a transfer: each beginning of a word of the guest's name, of their email, and of
 * the reference, '#' and the first characters of the id. Firestore has no search within texts; of a list of terms it
 * keeps an index, so that a search reads the page that it shows.
 */
export function searchTermsOf(record: {
  id: string;
  customerName: string;
  customerEmail: string;
}): string[] {
  const reference = record.id.slice(0, referenceLength);
  return [
    ...new Set([
      ...fromEachWord(plain(record.customerName)).flatMap(beginnings),
      ...beginnings(plain(record.customerEmail)),
      ...beginnings(`#${reference}`).slice(1),
      reference,
      cut(record.id),
    ]),
  ];
}
