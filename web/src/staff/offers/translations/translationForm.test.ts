import { expect, it } from 'vitest';
import { missingText } from './missingText.ts';
import { fromTranslationForm, toTranslationForm, toTranslations } from './translationForm.ts';

const empty = { title: '', steps: [''] };

it('has a field for each text, and a row for each list', () => {
  expect(toTranslationForm({ id: { title: 'Jalan' } }, empty)).toEqual({
    id: { title: 'Jalan', steps: [''] },
  });
});

it('gives back what is stored when nothing is changed', () => {
  const stored = { id: { title: 'Jalan', steps: ['a', 'b'] } };
  expect(toTranslations(fromTranslationForm(toTranslationForm(stored, empty)))).toEqual(stored);
});

it('stores nothing that is empty, and no map without a text', () => {
  expect(toTranslations({ id: { title: ' ', steps: ['', 'a '] } })).toEqual({
    id: { steps: ['a'] },
  });
  expect(toTranslations(toTranslationForm(undefined, empty))).toBeUndefined();
});

it('says how many texts are missing, and nothing once none is', () => {
  const offer = { title: 'Walk', steps: ['a', 'b'] };
  const said = (id: Record<string, string | string[]>) =>
    missingText({ ...offer, translations: { id } }, ['title', 'steps']);
  expect(said({})).toBe('Indonesian: 2 missing');
  expect(said({ title: 'Jalan', steps: ['a'] })).toBe('Indonesian: 1 missing');
  expect(said({ title: 'Jalan', steps: ['a', 'b'] })).toBe('');
});
