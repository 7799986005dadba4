import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import id from '@selasar/domain/languages/id';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

/** Texts for guests, drivers and guides go through `t` or `plural`: see docs/decisions/0015-languages-and-currencies.md. */

interface Found {
  /** Every text in the file. */
  texts: string[];
  /** Texts in JSX that are the same in every language. */
  untranslated: string[];
  /** Calls of `t` and `plural` while the module loads, before a locale is set. */
  early: string[];
}

const letters = /\p{L}{2}/u;
/** A non-breaking space in JSX. */
const space = '&nbsp;';
/** Attributes with visible or spoken text. */
const readAttributes = new Set(
  'label title heading subtitle description hint alt placeholder aria-label helperText reason advice opener'.split(
    ' ',
  ),
);

function find(file: string, source: string): Found {
  const found: Found = { texts: [], untranslated: [], early: [] };
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
      const isTranslation = callee.type === 'Identifier' && ['t', 'plural'].includes(callee.name);
      if (isTranslation && depth === 0) found.early.push(file);
    },
    JSXText({ value }) {
      if (letters.test(value.replaceAll(space, '')))
        found.untranslated.push(`${file}: ${value.trim()}`);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !readAttributes.has(name.name)) return;
      if (value?.type === 'Literal' && letters.test(value.value))
        found.untranslated.push(`${file}: ${name.name}=${value.value}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const folders = ['domain/src', 'functions/src', 'web/src'];
/** Files whose texts guests or crew may see. */
const forGuests = /^web\/src\/(?:site|crew|brand|app|ui|forms|clock|pictures|data)\//;
/** Names that are not translated. */
const names = new Set(['label=PayPal', 'WhatsApp', '(US$)']);

const all = (
  await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(path.join(ROOT, folder), { recursive: true });
      return Promise.all(
        files
          .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
          .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
          .map(async (file) => find(file, await readFile(path.join(ROOT, file), 'utf8'))),
      );
    }),
  )
).flat();

describe('the check', () => {
  it.each([
    ['const a = <p>Hello there</p>;', { untranslated: 1 }],
    ['const a = <p aria-label="Hello there" />;', { untranslated: 1 }],
    ["const a = () => <p>{t('Hello there')}</p>;", {}],
    ["const a = t('Hello there');", { early: 1 }],
    ["const a = () => t('Hello there');", {}],
  ])(
    'checks %s',
    (source, { untranslated = 0, early = 0 }: { untranslated?: number; early?: number }) => {
      const found = find('a.tsx', source);
      expect([found.untranslated.length, found.early.length]).toEqual([untranslated, early]);
    },
  );
});

it('every text for guests is translated', () => {
  const untranslated = all
    .flatMap((found) => found.untranslated)
    .filter((text) => forGuests.test(text) && !names.has(text.replace(/^[^ ]*: /, '')));
  expect(untranslated).toEqual([]);
});

it('no text is translated before the language is set', () => {
  expect(all.flatMap(({ early }) => early)).toEqual([]);
});

it('every translation is used', () => {
  const texts = new Set(all.flatMap((found) => found.texts));
  expect(texts.size).toBeGreaterThan(1000);
  expect(Object.keys(id).filter((sentence) => !texts.has(sentence))).toEqual([]);
});

it('times are written as 18:00 in every language', async () => {
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
