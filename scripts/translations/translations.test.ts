import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { factsOf, otherLanguages } from '@selasar/domain/i18n';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { missingIn, problemsIn } from './problems.ts';
import { filesOf, readSheet, type Text } from './sheet.ts';

const sheets = await Promise.all(
  otherLanguages.map(async (code) => [code, await readSheet(code)] as const),
);

/** So many new sentences may wait for a translator. */
const mayWait = 40;

describe.each(sheets)('%s', (code, sheet) => {
  it('has no text that loses a fact, does not fit or is still English', () => {
    expect(problemsIn(sheet, factsOf(code).locale)).toEqual([]);
  });

  it('has the files that an import of its export would write', async () => {
    for (const [file, content] of filesOf(code, sheet)) {
      const stored = await readFile(path.join(ROOT, file), 'utf8');
      expect({ file, isSame: stored === content }).toEqual({ file, isSame: true });
    }
  });

  it('lacks few texts, and none of the company', () => {
    const missing = missingIn(sheet);
    expect(missing.length).toBeLessThan(mayWait);
    expect(missing.filter((key) => key.startsWith('texts/'))).toEqual([]);
  });
});

it('knows where a sentence is shown, and that Indonesian has all', () => {
  const indonesian = Object.fromEntries(sheets)['id'] ?? {};
  expect(missingIn(indonesian)).toEqual([]);
  expect(indonesian['sentences/Find my booking']?.where).toContain('web/src/site/layout/links.ts');
  expect(indonesian['sentences/{count} guests']?.english).toEqual({
    one: '1 guest',
    other: '{count} guests',
  });
  expect(indonesian['texts/siteTexts/contact/description']?.english).toContain('{company}');
});

describe('an import refuses', () => {
  it('a part of a list', () => {
    const lines = (...translations: string[]) =>
      Object.fromEntries(
        translations.map((translation, at) => [
          `tours/ubud/includes/${at}`,
          { english: 'Lunch', translation, where: [] },
        ]),
      );
    expect(problemsIn(lines('Essen', '', ''), 'de')).toEqual([
      "'tours/ubud/includes' is a list: translate also 'tours/ubud/includes/1', 'tours/ubud/includes/2', or nothing of it.",
    ]);
    expect(problemsIn(lines('Essen', 'Auto'), 'de')).toEqual([]);
    expect(problemsIn(lines('', ''), 'de')).toEqual([]);
  });

  const problemsOf = (english: Text, translation: Text, locale = 'de') =>
    problemsIn({ key: { english, translation, where: [] } }, locale);
  const guests = { one: '1 guest', other: '{count} guests' };

  it.each<[string, Text, Text, string]>([
    ['a lost fact', 'From {price}', 'Ab', 'lacks {price}'],
    ['an unknown fact', 'From {price}', 'Ab {price} {preis}', 'has {preis}, which'],
    ['one text for a number', guests, '{count} Gäste', 'lacks a plural'],
    ['a plural without its number', guests, { one: '1 Gast', other: 'Gäste' }, 'lacks {count}'],
    ['two texts without a number', 'Home', { one: 'Haus', other: 'Häuser' }, 'has no number'],
    ['what does not fit', 'Home', 'x'.repeat(40), 'only 36 fit'],
    ['what is still English', 'Find my booking', 'Find my booking', 'is still English'],
    ['a line break', 'Home', 'Start\nseite', 'line break'],
  ])('%s', (_, english, translation, problem) => {
    expect(problemsOf(english, translation)).toEqual([expect.stringContaining(problem)]);
  });

  it('nothing that a language may do', () => {
    expect(problemsOf(guests, { one: 'ein Gast', other: '{count} Gäste' })).toEqual([]);
    expect(problemsOf(guests, '{count}名', 'ja')).toEqual([]);
    expect(problemsOf('Villa Sawah Ubud', 'Villa Sawah Ubud')).toEqual([]);
  });
});
