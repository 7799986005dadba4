import { expect, it } from 'vitest';
import {
  fromTranslationForm,
  missingText,
  toTranslationForm,
  toTranslations,
  translationLabels,
} from './translationForm.ts';

const empty = { title: '', steps: [''] };

it('has a field for each text, and a row for each line of a list', () => {
  expect(toTranslationForm({ id_title: 'Jalan' }, empty)).toMatchObject({
    id_title: 'Jalan',
    id_steps: [''],
    de_title: '',
  });
  expect(toTranslationForm({ id_steps: 'a\nb' }, empty)).toMatchObject({ id_steps: ['a', 'b'] });
});

it('returns the stored values when nothing is changed', () => {
  const stored = { id_title: 'Jalan', id_steps: 'a\nb' };
  expect(toTranslations(fromTranslationForm(toTranslationForm(stored, empty)))).toEqual(stored);
});

it('stores no empty text, and no map without a text', () => {
  expect(toTranslations({ id_title: ' ', id_steps: ['', 'a '], title: 'Walk' })).toEqual({
    id_steps: 'a',
  });
  expect(toTranslations(toTranslationForm(undefined, empty))).toBeUndefined();
});

it('normalizes line breaks across browsers', () => {
  expect(toTranslations({ id_title: 'a\r\nb\rc' })).toEqual({ id_title: 'a\nb\nc' });
});

it('labels a text with its language', () => {
  expect(translationLabels({ title: 'Title' })).toMatchObject({
    id_title: 'Title (Indonesian)',
    ja_title: 'Title (Japanese)',
  });
});

it('counts missing texts, and says nothing if there are none', () => {
  const offer = { title: 'Walk', steps: ['a', 'b'] };
  const others = Object.fromEntries(
    ['de', 'ja', 'zh'].flatMap((code) => [
      [`${code}_title`, 'x'],
      [`${code}_steps`, 'x\ny'],
    ]),
  );
  const summaryOf = (translations: Record<string, string>) =>
    missingText({ ...offer, translations: { ...others, ...translations } }, ['title', 'steps']);
  expect(summaryOf({})).toBe('Indonesian: 2 missing');
  expect(summaryOf({ id_title: 'Jalan', id_steps: 'a' })).toBe('Indonesian: 1 missing');
  expect(summaryOf({ id_title: 'Jalan', id_steps: 'a\nb' })).toBe('');
  expect(summaryOf({ de_title: '' })).toBe('Indonesian: 2 missing · German: 1 missing');
});
