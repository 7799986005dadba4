import { deleteField } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { changedFields, pick } from './changes.ts';
import type { Fields } from './changes.ts';
import { comparedWith, toUpdate } from './mapPaths.ts';

/** What is written when the one becomes the other, and something else may be stored by then. */
function written(before: Fields, after: Fields, stored: Fields = before) {
  const compared = comparedWith(before);
  const names = changedFields(compared(before), compared(after));
  return toUpdate(pick(compared(after), names), compared(stored));
}
const gone = deleteField();

it('writes the one rule that was changed, by its path', () => {
  expect(
    written(
      { title: 'Walk', rules: { seats: 8, deposit: 30 } },
      { title: 'Walk', rules: { seats: 12, deposit: 30 } },
    ),
  ).toEqual({ 'rules.seats': 12 });
  expect(written({ rules: undefined }, { rules: { seats: 12 } })).toEqual({ 'rules.seats': 12 });
});

it('takes away what was emptied, and with the last rule the map', () => {
  const before = { rules: { seats: 8, deposit: 30 } };
  expect(written(before, { rules: { seats: 8 } })).toEqual({ 'rules.deposit': gone });
  expect(written(before, { rules: undefined })).toEqual({ rules: gone });
  expect(written({ title: 'a', rules: undefined }, { title: 'b', rules: undefined })).toEqual({
    title: 'b',
  });
});

it('leaves the map where somebody else has set another rule meanwhile', () => {
  const before = { rules: { seats: 8 } };
  expect(written(before, { rules: undefined }, { rules: { seats: 8, deposit: 30 } })).toEqual({
    'rules.seats': gone,
  });
});

it('sets damaged rules anew as a whole', () => {
  expect(written({ rules: 'damaged' }, { rules: { seats: 8 } })).toEqual({ rules: { seats: 8 } });
  expect(written({ rules: 'damaged' }, { rules: undefined })).toEqual({ rules: gone });
});

it('writes the one text that was translated, by its path, and takes away what was emptied', () => {
  const before = { translations: { id_title: 'Jalan', id_duration: '8 jam' } };
  expect(
    written(before, { translations: { id_title: 'Jalan-jalan', id_duration: '8 jam' } }),
  ).toEqual({
    'translations.id_title': 'Jalan-jalan',
  });
  expect(written(before, { translations: { id_title: 'Jalan' } })).toEqual({
    'translations.id_duration': gone,
  });
  expect(written(before, { translations: undefined })).toEqual({
    'translations.id_title': gone,
    'translations.id_duration': gone,
  });
  expect(written({}, { translations: { id_title: 'Jalan' } })).toEqual({
    'translations.id_title': 'Jalan',
  });
});

it('writes translations by their paths where the rules are set anew as a whole', () => {
  expect(
    written(
      { rules: 'damaged', translations: undefined },
      { rules: undefined, translations: { id_title: 'Jalan' } },
    ),
  ).toEqual({ rules: gone, 'translations.id_title': 'Jalan' });
});
