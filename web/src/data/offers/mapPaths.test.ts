import { deleteField } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { changedFields, pick } from './changes.ts';
import type { Fields } from './changes.ts';
import { comparedWith, toUpdate } from './mapPaths.ts';

/** The write for a change from one version to another, when a third version may be stored by now. */
function written(before: Fields, after: Fields, stored: Fields = before) {
  const compared = comparedWith(before);
  const names = changedFields(compared(before), compared(after));
  return toUpdate(pick(compared(after), names), compared(stored));
}
const gone = deleteField();

it('writes only the changed rule, by its path', () => {
  expect(
    written(
      { title: 'Walk', rules: { seats: 8, deposit: 30 } },
      { title: 'Walk', rules: { seats: 12, deposit: 30 } },
    ),
  ).toEqual({ 'rules.seats': 12 });
  expect(written({ rules: undefined }, { rules: { seats: 12 } })).toEqual({ 'rules.seats': 12 });
});

it('deletes an emptied rule, and the map with its last rule', () => {
  const before = { rules: { seats: 8, deposit: 30 } };
  expect(written(before, { rules: { seats: 8 } })).toEqual({ 'rules.deposit': gone });
  expect(written(before, { rules: undefined })).toEqual({ rules: gone });
  expect(written({ title: 'a', rules: undefined }, { title: 'b', rules: undefined })).toEqual({
    title: 'b',
  });
});

it('leaves the map if somebody else has set another rule meanwhile', () => {
  const before = { rules: { seats: 8 } };
  expect(written(before, { rules: undefined }, { rules: { seats: 8, deposit: 30 } })).toEqual({
    'rules.seats': gone,
  });
});

it('replaces invalid rules as a whole', () => {
  expect(written({ rules: 'damaged' }, { rules: { seats: 8 } })).toEqual({ rules: { seats: 8 } });
  expect(written({ rules: 'damaged' }, { rules: undefined })).toEqual({ rules: gone });
});

it('writes only the changed translation, by its path, and deletes an emptied one', () => {
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

it('writes translations by their paths even when the rules are replaced as a whole', () => {
  expect(
    written(
      { rules: 'damaged', translations: undefined },
      { rules: undefined, translations: { id_title: 'Jalan' } },
    ),
  ).toEqual({ rules: gone, 'translations.id_title': 'Jalan' });
});

it('writes only the changed fact, by its path, and deletes an emptied one', () => {
  const before = { facts: { rain: 'We go', walking: '2 hours' } };
  expect(written(before, { facts: { rain: 'We stay', walking: '2 hours' } })).toEqual({
    'facts.rain': 'We stay',
  });
  expect(written(before, { facts: undefined })).toEqual({
    'facts.rain': gone,
    'facts.walking': gone,
  });
});
