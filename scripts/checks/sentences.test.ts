import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { id } from '@selasar/domain/languages/id';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

/** What guests, and drivers and guides, read is said through `t` or `plural`: see docs/decisions/0015-languages-and-currencies.md. */

interface Found {
  /** Every text in the file. */
  texts: string[];
  /** Texts in JSX that are the same in every language. */
  untold: string[];
  /** Calls of `t` and `plural` before there is a locale: while the module loads. */
  early: string[];
}

const letters = /\p{L}{2}/u;
/** A space that does not break, as JSX writes it. */
const space = '&nbsp;';
/** Attributes that are read by people. */
const readAttributes = new Set(
  'label title heading subtitle description hint alt placeholder aria-label helperText reason advice opener'.split(
    ' ',
  ),
);

function find(file: string, source: string): Found {
  const found: Found = { texts: [], untold: [], early: [] };
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    Literal({ value }) {
      if (typeof value === 'string') found.texts.push(value);
    },
    CallExpression({ callee }) {
      const isSaid = callee.type === 'Identifier' && ['t', 'plural'].includes(callee.name);
      if (isSaid && depth === 0) found.early.push(file);
    },
    JSXText({ value }) {
      if (letters.test(value.replaceAll(space, ''))) found.untold.push(`${file}: ${value.trim()}`);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !readAttributes.has(name.name)) return;
      if (value?.type === 'Literal' && letters.test(value.value))
        found.untold.push(`${file}: ${name.name}=${value.value}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const folders = ['domain/src', 'functions/src', 'web/src'];
/** What is not for staff alone. */
const forGuests = /^web\/src\/(?:site|crew|brand|app|ui)\//;
/** Names, which are the same everywhere. */
const names = new Set(['WhatsApp', '(US$)']);

const all = (
  await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(path.join(ROOT, folder), { recursive: true });
      return Promise.all(
        files
          .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
          .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
          .filter((file) => !file.startsWith('domain/src/i18n/id.'))
          .map(async (file) => find(file, await readFile(path.join(ROOT, file), 'utf8'))),
      );
    }),
  )
).flat();

describe('what is looked for', () => {
  it.each([
    ['const a = <p>Hello there</p>;', { untold: 1 }],
    ['const a = <p aria-label="Hello there" />;', { untold: 1 }],
    ["const a = () => <p>{t('Hello there')}</p>;", {}],
    ["const a = t('Hello there');", { early: 1 }],
    ["const a = () => t('Hello there');", {}],
  ])('is found in %s', (source, { untold = 0, early = 0 }: { untold?: number; early?: number }) => {
    const found = find('a.tsx', source);
    expect([found.untold.length, found.early.length]).toEqual([untold, early]);
  });
});

it('every text that guests read goes through the languages', () => {
  const untold = all
    .flatMap((found) => found.untold)
    .filter((text) => forGuests.test(text) && !names.has(text.replace(/^[^ ]*: /, '')));
  expect(untold).toEqual([]);
});

it('nothing is said before it is known in which language', () => {
  expect(all.flatMap(({ early }) => early)).toEqual([]);
});

it('no sentence is translated that nobody says', () => {
  const said = new Set(all.flatMap(({ texts }) => texts));
  expect(said.size).toBeGreaterThan(1000);
  expect(Object.keys(id).filter((sentence) => !said.has(sentence))).toEqual([]);
});

it('a time is written as 18:00 in every language, by code and company', async () => {
  const brand = await readdir(path.join(ROOT, 'brand'), { recursive: true });
  const files = brand.filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(
    files.map(async (file) => {
      const name = path.join(ROOT, 'brand', file);
      return find(name, await readFile(name, 'utf8')).texts;
    }),
  );
  const words = JSON.stringify(id);
  const read = [...all.flatMap((found) => found.texts), ...texts.flat(), ...words.split('","')];
  const otherwise = /\d ?[AP]M\b|(?:pukul |sampai )\d\d?\.\d\d/;
  expect(read.filter((text) => otherwise.test(text))).toEqual([]);
});
