import type { Entry, Sheet, Text } from './sheet.ts';

const formsOf = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).map(String);
const mainForm = (text: Text): string => (typeof text === 'string' ? text : (text['other'] ?? ''));

const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name)),
];

/** The plurals that whole numbers have in a language, as Intl names them. */
function pluralsIn(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

/** A longer text does not fit where the English one is. */
const mostLetters = (english: string): number => Math.floor(english.length * 1.5) + 30;

/** Names, numbers and a picture's address are the same in all languages. */
const isName = (text: string): boolean =>
  text.split(' ').length < 3 || !/(?<!\S)\p{Ll}/u.test(text);

function pluralProblem({ english, translation }: Entry, locale: string): string | undefined {
  if (typeof english === 'string') {
    return typeof translation === 'string' ? undefined : 'has no number: write one text';
  }
  const wanted = pluralsIn(locale);
  const has = typeof translation === 'string' ? ['other'] : Object.keys(translation);
  const lacking = wanted.filter((form) => !has.includes(form));
  return lacking.length === 0
    ? undefined
    : `lacks a plural: write { ${wanted.map((form) => `"${form}": "…"`).join(', ')} }`;
}

function textProblems(text: string, english: string, mayLackCount: boolean): string[] {
  const [wanted, has] = [placeholdersOf(english), placeholdersOf(text)];
  const lost = wanted.filter(
    (name) => !has.includes(name) && !(name === '{count}' && mayLackCount),
  );
  const unknown = has.filter((name) => !wanted.includes(name));
  const most = mostLetters(english);
  return [
    ...lost.map((name) => `lacks ${name}`),
    ...unknown.map((name) => `has ${name}, which the English text does not have`),
    ...(text.length > most ? [`has ${text.length} letters, and only ${most} fit`] : []),
    ...(text.includes('\n') ? ['has a line break: write it in one line'] : []),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
    ...(text === english && !isName(text) ? ['is still English'] : []),
  ];
}

function problemsOf(entry: Entry, locale: string): string[] {
  const { english, translation } = entry;
  const plural = pluralProblem(entry, locale);
  return [
    ...(plural === undefined ? [] : [plural]),
    ...formsOf(translation).flatMap((text) =>
      textProblems(text, mainForm(english), text !== mainForm(translation)),
    ),
  ];
}

/** A page shows a list in one language. */
function partialLists(sheet: Sheet): string[] {
  const lists = new Map<string, string[]>();
  for (const [key, { translation }] of Object.entries(sheet)) {
    const [, list] = /^(.+)\/\d+$/.exec(key) ?? [];
    if (list && translation === '') lists.set(list, [...(lists.get(list) ?? []), key]);
  }
  return [...lists].flatMap(([list, missing]) =>
    Object.keys(sheet).some((key) => key.startsWith(`${list}/`) && !missing.includes(key))
      ? [
          `'${list}' is a list: translate also ${missing.map((key) => `'${key}'`).join(', ')}, or nothing of it.`,
        ]
      : [],
  );
}

/** What is wrong with the translations that there are, and what to do. */
export const problemsIn = (sheet: Sheet, locale: string): string[] => [
  ...Object.entries(sheet).flatMap(([key, entry]) =>
    entry.translation === ''
      ? []
      : problemsOf(entry, locale).map((problem) => `'${key}' ${problem}.`),
  ),
  ...partialLists(sheet),
];

export const missingIn = (sheet: Sheet): string[] =>
  Object.keys(sheet).filter((key) => sheet[key]?.translation === '');
