import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { callErrorStatus, problemMessages } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

/** The product's source files by path, without comments and tests. */
async function sources(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ['domain/src', 'functions/src', 'web/src']) {
    for (const name of await readdir(path.join(ROOT, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
      const text = await readFile(path.join(ROOT, folder, name), 'utf8');
      found.set(`${folder}/${name}`, text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, ''));
    }
  }
  return found;
}
const all = await sources();
const isSchema = (text: string) => /import \{ z \} from 'zod'/.test(text);

/** A text of three words or more that begins with a capital letter; fewer are a label or a name. */
const sentence = /(['"`])[A-Z][^'"`\n]* [^'"`\n]* [^'"`\n]*\1/.source;
const found = (text: string, before: RegExp) =>
  Array.from(text.matchAll(new RegExp(`(?:${before.source})\\s*${sentence}`, 'g')), ([all]) => all);

/** Sentences in the message of a check. */
const inSchema = (text: string) =>
  found(text, /[(,=]|(?<!\?)\?|=>|\breturn|\b(?:message|error)\s*:|\?[^:\n]*:/);
/** Sentences and other texts for people that are compared with something. */
const compared = (text: string) => [
  ...found(text, /[!=]==|\bcase|\.(?:includes|startsWith|endsWith)\(/),
  ...(text.match(/\bmessage\s*[!=]==(?!\s*'').*|[!=]==\s*\w+Message\b/g) ?? []),
];

describe('what is looked for', () => {
  it.each([
    "name: z.string().min(1, 'Please enter your name'),",
    ".refine(isSlug, { message: 'Small letters only' })",
    'lineSchema().min(1, `Please enter ${what}`)',
    "return 'Please select a date';",
    "date > last ? 'Please select another date' : undefined",
    "export const missing =\n  'Guest name, email, and phone are required';",
  ])('is found in %s', (text) => {
    expect(inSchema(text)).toHaveLength(1);
  });

  it.each([
    "if (title === 'Please select a date') return;",
    'some(({ message }) => message === missing)',
    'error?.message === shownElsewhere',
    "error.message.includes('No such booking')",
  ])('is found in %s', (text) => {
    expect(compared(text)).toHaveLength(1);
  });
});

it('no schema holds a sentence', () => {
  const schemas = [...all].filter(([, text]) => isSchema(text));
  expect(schemas.length).toBeGreaterThan(30);
  expect(schemas.filter(([, text]) => inSchema(text).length > 0).map(([file]) => file)).toEqual([]);
});

it('no logic compares a sentence', () => {
  const comparing = [...all].flatMap(([file, text]) =>
    compared(text).map((what) => `${file}: ${what}`),
  );
  expect(comparing).toEqual([]);
});

/** The file of the product that defines a table. */
function fileOf(table: string): string {
  const [file, ...others] = [...all].flatMap(([name, text]) =>
    text.includes(`export const ${table} = {`) ? [name] : [],
  );
  if (!file || others.length > 0) throw new Error(`${table} is defined once.`);
  return file;
}
const tables = ['problemMessages', 'callErrorStatus', 'callErrorMessages'].map(fileOf);

/** Whether a text reports a code: as a key of a table, or compared with something, it is only read. */
const reports = (text: string, code: string) =>
  new RegExp(`(?<![!=]== )(?:'${code}'(?!:)|\`${code.replaceAll('$', '\\$')}\`)`).test(text);

/** The files that report a code, without the tables of all codes. */
const reporting = (code: string, folder = '') =>
  [...all].flatMap(([file, text]) =>
    file.startsWith(folder) && !tables.includes(file) && reports(text, code) ? [file] : [],
  );

it.each([
  ["throw callError({ code: 'busy' })", true],
  ["return isTour ? 'busy' : 'other'", true],
  ['callError({ code: `busy` })', true],
  ["const texts = { 'busy': 'Try again' }", false],
  ["if (code !== 'busy') throw error", false],
])('in %s a code is reported: %s', (text, isReported) => {
  expect(reports(text, 'busy')).toBe(isReported);
});

it.each(Object.keys(problemMessages))('a schema reports the problem %s', (code) => {
  expect(reporting(code)).not.toEqual([]);
});

it.each(Object.keys(callErrorStatus))('a callable refuses with %s', (code) => {
  const ofEither = code.replace(/^(booking|transfer|review)(?=-not-found)/, '${name}');
  expect([
    ...reporting(code, 'functions/'),
    ...(ofEither === code ? [] : reporting(ofEither, 'functions/')),
  ]).not.toEqual([]);
});
