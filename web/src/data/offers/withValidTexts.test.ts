import { tourSchema } from '@selasar/domain/offers';
import { sampleTours } from '@selasar/domain/samples';
import { deleteField } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { withValidTexts } from './updateOffer.ts';

/** The data that is written. */
function written(translations: unknown, update: object) {
  const stored = { ...sampleTours[0], translations };
  return withValidTexts({ ...update }, stored, tourSchema.parse(stored));
}

it.each([undefined, {}, { id_title: 'Jalan' }, { xx_title: 'Walk' }])(
  'leaves %o, which is valid, unchanged',
  (valid) => {
    const update = { title: 'Walk', 'translations.id_title': 'Jalan' };
    expect(written(valid, update)).toEqual(update);
  },
);

it('writes invalid translations in their readable form, including the change', () => {
  expect(written({ id_title: 7, id_duration: '8 jam' }, { title: 'Walk' })).toEqual({
    title: 'Walk',
    translations: { id_duration: '8 jam' },
  });
  expect(written({ id_title: 7 }, { 'translations.id_duration': '8 jam' })).toEqual({
    translations: { id_duration: '8 jam' },
  });
  expect(
    written({ id_title: 7, id_duration: '8 jam' }, { 'translations.id_duration': deleteField() }),
  ).toEqual({ translations: deleteField() });
});

it.each([7, 'Jalan', [], null])('deletes invalid translations: %o', (damaged) => {
  expect(written(damaged, { title: 'Walk' })).toEqual({
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
