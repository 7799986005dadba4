import { validateWith, problemText } from '@selasar/domain';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { toDocument } from './toDocument.ts';
import { emptyTour, fromTourForm, tourFormSchema, toTourForm } from './tours/tourForm.ts';
import { emptyVilla, fromVillaForm, toVillaForm, villaFormSchema } from './villas/villaForm.ts';

/** Validation messages by field. */
const messages = async (schema: z.ZodType, form: unknown): Promise<Record<string, string>> =>
  Object.fromEntries(
    ((await validateWith(schema, form)).problems ?? []).map((problem) => [
      problem.field,
      problemText(problem),
    ]),
  );

describe('the forms of tours and villas', () => {
  it('name every required field that is empty', async () => {
    expect(await messages(tourFormSchema, emptyTour)).toEqual({
      title: 'Please enter a title',
      shortDescription: 'Please enter a short description',
      fullDescription: 'Please enter a full description',
      duration: 'Please enter a duration',
      location: 'Please enter a location',
    });
    expect(Object.keys(await messages(villaFormSchema, emptyVilla))).toEqual([
      'name',
      'shortDescription',
      'fullDescription',
      'location',
    ]);
  });

  it('map any other category to adventure', () => {
    const [tour] = sampleTours;
    expect(tour && toTourForm({ ...tour, category: 'party' }).category).toBe('adventure');
  });

  it('keep at least one row of a list, and store no empty one', () => {
    const [tour] = sampleTours;
    if (!tour) throw new Error('There are no sample tours');
    expect(toTourForm({ ...tour, exclusions: [] }).exclusions).toEqual(['']);
    expect(fromTourForm({ ...toTourForm(tour), exclusions: ['', ' tips '] }).exclusions).toEqual([
      'tips',
    ]);
  });

  it('return the stored values when nothing is changed', () => {
    for (const tour of sampleTours) {
      const { translations, ...fields } = toDocument(fromTourForm(toTourForm(tour)));
      expect(tour).toMatchObject(fields);
      expect(translations).toBeUndefined();
    }
    for (const villa of sampleVillas) {
      const { translations, ...fields } = toDocument(fromVillaForm(toVillaForm(villa)));
      expect(villa).toMatchObject(fields);
      expect(translations).toBeUndefined();
    }
  });

  it('join the lines of a title or row, and keep the lines of a description', () => {
    const [tour] = sampleTours;
    const form = tour && {
      ...toTourForm(tour),
      title: 'Walk\r\nBcc: all@example.com\0',
      itinerary: ['Meet\tat 7'],
      fullDescription: 'One\nTwo\0',
    };
    expect(tourFormSchema.parse(form)).toMatchObject({
      title: 'Walk Bcc: all@example.com',
      itinerary: ['Meet at 7'],
      fullDescription: 'One\nTwo',
    });
  });

  it.each(['javascript:alert(1)', 'https://example.com/a.webp'])(
    'refuse the image %s',
    async (url) => {
      const [villa] = sampleVillas;
      const form = villa && { ...toVillaForm(villa), image: url, gallery: ['', url] };
      const message = 'This is no picture of ours. Please upload one instead.';
      expect(await messages(villaFormSchema, form)).toEqual({
        image: message,
        'gallery.1': message,
      });
    },
  );
});
