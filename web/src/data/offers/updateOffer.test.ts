import { deleteField } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { tourSchema } from '@selasar/domain/offers';
import { sampleTours } from '@selasar/domain/samples';
import { changedFields, pick, type Fields } from './changes.ts';
import { comparedWith, toUpdate, withValidTexts } from './updateOffer.ts';

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

/** The data that is written. */
function writtenTexts(translations: unknown, update: object) {
  const stored = { ...sampleTours[0], translations };
  return withValidTexts({ ...update }, stored, tourSchema.parse(stored));
}

it.each([undefined, {}, { id_title: 'Jalan' }, { xx_title: 'Walk' }])(
  'leaves %o, which is valid, unchanged',
  (valid) => {
    const update = { title: 'Walk', 'translations.id_title': 'Jalan' };
    expect(writtenTexts(valid, update)).toEqual(update);
  },
);

it('writes invalid translations in their readable form, including the change', () => {
  expect(writtenTexts({ id_title: 7, id_duration: '8 jam' }, { title: 'Walk' })).toEqual({
    title: 'Walk',
    translations: { id_duration: '8 jam' },
  });
  expect(writtenTexts({ id_title: 7 }, { 'translations.id_duration': '8 jam' })).toEqual({
    translations: { id_duration: '8 jam' },
  });
  expect(
    writtenTexts(
      { id_title: 7, id_duration: '8 jam' },
      { 'translations.id_duration': deleteField() },
    ),
  ).toEqual({ translations: deleteField() });
});

it.each([7, 'Jalan', [], null])('deletes invalid translations: %o', (damaged) => {
  expect(writtenTexts(damaged, { title: 'Walk' })).toEqual({
    title: 'Walk',
    translations: deleteField(),
  });
});

it('writes invalid facts in their readable form, including the change', () => {
  const stored = { ...sampleTours[0], facts: { rain: 7, walking: '2 hours', moonPhase: 'full' } };
  const change = (update: object) =>
    withValidTexts({ ...update }, stored, tourSchema.parse(stored));
  expect(change({ title: 'Walk' })).toEqual({ title: 'Walk', facts: { walking: '2 hours' } });
  expect(change({ 'facts.rain': 'We go', 'facts.walking': deleteField() })).toEqual({
    facts: { rain: 'We go' },
  });
});
