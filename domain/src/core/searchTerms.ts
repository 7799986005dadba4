import { reference, referenceLength } from './ids.ts';
import { digitsOf, internationalNumber } from './phoneLinks.ts';

const longest = 20;
const mostWords = 12;
/** Calling codes have at most three digits: a phone number can be found from each of its first digits on. */
const countryCodeLength = 3;
/** It can also be found by its last digits, which are what people read out. Fewer match too much. */
const fewestLastDigits = 3;

/** Letters that Unicode does not take apart into a letter and a mark, as people type them on another keyboard. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/g, (letter) => spelledOut[letter] ?? letter);

const cut = (text: string): string => Array.from(text).slice(0, longest).join('');

const squeeze = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** People write leading zeros or leave them out: '0812', '+62 812', '0062 812'. */
const withoutZeros = (word: string): string =>
  isNumber(word) ? word.replace(/^0+(?=.)/, '') : word;

function prefixesOf(word: string): string[] {
  const characters = Array.from(cut(word));
  return characters.map((_, index) => characters.slice(0, index + 1).join(''));
}

const fromEachPart = (word: string): string[] =>
  Array.from(word.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu), ({ index }) => word.slice(index));

const termsOfText = (text: string): string[] =>
  plain(text)
    .split(/\s+/)
    .flatMap(fromEachPart)
    .slice(0, mostWords)
    .flatMap((word) => prefixesOf(withoutZeros(squeeze(word))));

/** Also as one word, so that 'QF 43' is found by 'qf43'. */
const termsOfCode = (code: string): string[] => [
  ...termsOfText(code),
  ...prefixesOf(squeeze(plain(code))),
];

/** '+49 (0)151 …': nobody who dials it from abroad dials that zero. */
const withoutTrunkZero = (text: string): string => text.replaceAll('(0)', '');

function termsOfPhone(phone: string): string[] {
  const digits = withoutZeros(withoutTrunkZero(phone).replaceAll(/\D/g, ''));
  const rests = Array.from({ length: countryCodeLength + 1 }, (_, start) => digits.slice(start));
  const ends = Array.from({ length: Math.max(0, digits.length - fewestLastDigits) }, (_, index) =>
    digits.slice(index + 1),
  );
  return [
    ...rests.flatMap((rest) => prefixesOf(withoutZeros(rest))),
    ...ends.map((end) => cut(withoutZeros(end))),
  ];
}

/** So many that few people share them. */
const lastDigits = 8;

/** A term of all ways to write this number. Undefined without its country, or if too short. */
export function phoneTerm(phone: string): string | undefined {
  const number = internationalNumber(phone);
  return number && withoutZeros(digitsOf(number).slice(-lastDigits));
}

function termsOfReference(id: string): string[] {
  return [
    ...prefixesOf(reference(id)).slice(1),
    withoutZeros(id.slice(0, referenceLength)),
    withoutZeros(cut(squeeze(id))),
  ];
}

const termsOf = {
  text: termsOfText,
  email: (address: string) => prefixesOf(squeeze(plain(address))),
  phone: termsOfPhone,
  code: termsOfCode,
  reference: termsOfReference,
  no: () => [],
} as const satisfies Record<string, (value: string) => string[]>;
export type SearchedAs = keyof typeof termsOf;

type Searchable<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** Firestore has no full-text search, but it indexes a list of terms. */
const searchTermsOf = <Field extends string>(
  searched: Readonly<Record<Field, SearchedAs>>,
  record: Searchable<Field>,
): string[] => [
  ...new Set(
    (Object.keys(searched) as Field[]).flatMap((field) => {
      const value = record[field];
      return typeof value === 'string' ? termsOf[searched[field]](value) : [];
    }),
  ),
];

/** It never equals a typed name: their keys are lower case. */
export const removedNameKey = 'Removed';

export function foundBy<Field extends string>(
  searched: Readonly<Record<Field | 'customerName', SearchedAs>>,
  record: Searchable<Field | 'customerName' | 'removedAt'>,
): { searchTerms: string[]; customerNameKey: string };
export function foundBy<Field extends string>(
  searched: Readonly<Record<Field, SearchedAs>>,
  record: Searchable<Field>,
): { searchTerms: string[] };
export function foundBy(
  searched: Readonly<Record<string, SearchedAs>>,
  record: Searchable<string>,
) {
  const searchTerms = searchTermsOf(searched, record);
  if (!('customerName' in searched)) return { searchTerms };
  const isRemoved = record['removedAt'] !== undefined;
  return {
    searchTerms,
    customerNameKey: isRemoved ? removedNameKey : nameKey(record['customerName']),
  };
}

/** 'émile' sorts next to 'Emil', not after 'Zoe'. */
const nameKey = (name: unknown): string => plain(typeof name === 'string' ? name : '');

export function isFoundBy<Field extends string>(
  searched: Readonly<Record<Field, SearchedAs>>,
  record: Searchable<NoInfer<Field>>,
  words: readonly string[],
): boolean {
  const terms = new Set(searchTermsOf(searched, record));
  return words.every((word) => terms.has(word));
}

/** The longest first: it matches the fewest. A number is one word however it is grouped. */
export function searchWords(search: string): string[] {
  const words: string[] = [];
  for (const typed of plain(withoutTrunkZero(search)).split(/\s+/)) {
    const word = typed.startsWith('#') && typed.length > 1 ? `#${squeeze(typed)}` : squeeze(typed);
    const before = words.at(-1);
    if (before !== undefined && isNumber(before) && isNumber(word))
      words.splice(-1, 1, before + word);
    else if (word !== '') words.push(word);
  }
  const terms = new Set(words.map((word) => cut(withoutZeros(word))));
  return [...terms].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
