import { problemText, validateWith } from '@selasar/domain/core';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { describe, expect, it } from 'vitest';
import { fromOfferForm, offerForms, toDocument, toOfferForm } from './offerForm.ts';

const [tour] = sampleTours;
if (!tour) throw new Error('There are no sample tours');

describe.each([
  [
    'tours',
    sampleTours,
    {
      title: 'Please enter a title',
      shortDescription: 'Please enter a short description',
      fullDescription: 'Please enter a full description',
      duration: 'Please enter a duration',
      location: 'Please enter a location',
    },
  ],
  [
    'villas',
    sampleVillas,
    {
      name: 'Please enter a name',
      shortDescription: 'Please enter a short description',
      fullDescription: 'Please enter a full description',
      location: 'Please enter a location',
    },
  ],
] as const)('the form of %s', (collection, samples, missing) => {
  /** Validation messages by field. */
  const messages = async (form: unknown): Promise<Record<string, string>> =>
    Object.fromEntries(
      ((await validateWith(offerForms[collection].schema, form)).problems ?? []).map((problem) => [
        problem.field,
        problemText(problem),
      ]),
    );

  it('names every required field that is empty', async () => {
    expect(await messages(offerForms[collection].empty)).toEqual(missing);
  });

  it('has a label for each field', () => {
    const { empty, labels } = offerForms[collection];
    expect(Object.keys(labels).toSorted()).toEqual(Object.keys(empty).toSorted());
  });

  it('returns the stored values when nothing is changed', () => {
    for (const offer of samples) {
      const form = fromOfferForm(collection, toOfferForm(collection, offer));
      const { translations, ...fields } = toDocument(form);
      expect(offer).toMatchObject(fields);
      expect(translations).toBeUndefined();
    }
  });

  it.each(['javascript:alert(1)', 'https://example.com/a.webp'])(
    'refuses the image %s',
    async (url) => {
      const [offer] = samples;
      const form = offer && {
        ...toOfferForm(collection, offer),
        image: url,
        gallery: ['', url],
      };
      const message = 'This is no picture of ours. Please upload one instead.';
      expect(await messages(form)).toEqual({ image: message, 'gallery.1': message });
    },
  );
});

it('maps any other category to adventure', () => {
  expect(toOfferForm('tours', { ...tour, category: 'party' })['category']).toBe('adventure');
});

it('keeps at least one row of a list, and stores no empty one', () => {
  const form = toOfferForm('tours', { ...tour, exclusions: [] });
  expect(form['exclusions']).toEqual(['']);
  const typed = { ...form, exclusions: ['', ' tips '] };
  expect(fromOfferForm('tours', typed)['exclusions']).toEqual(['tips']);
});

it('joins the lines of a title or row, and keeps the lines of a description', () => {
  const form = {
    ...toOfferForm('tours', tour),
    title: 'Walk\r\nBcc: all@example.com\0',
    itinerary: ['Meet\tat 7'],
    fullDescription: 'One\nTwo\0',
  };
  expect(offerForms.tours.schema.parse(form)).toMatchObject({
    title: 'Walk Bcc: all@example.com',
    itinerary: ['Meet at 7'],
    fullDescription: 'One\nTwo',
  });
});
