import { asTranslations, collections, pathOf } from '@selasar/domain';
import {
  sampleTours,
  sampleVillas,
  tourTranslations,
  villaTranslations,
} from '@selasar/domain/samples';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { addMissing } from './addMissing.ts';

const inIndonesian = (texts: Parameters<typeof asTranslations>[1] = {}) => ({
  translations: asTranslations('id', texts),
});

/** The tours and villas. */
export async function seedCatalogue(db: Firestore): Promise<{ tours: number; villas: number }> {
  const times = {
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  const tours = sampleTours.map((tour) => ({
    path: pathOf(collections.tours, tour.slug),
    data: { ...tour, ...inIndonesian(tourTranslations[tour.slug]), ...times },
  }));
  const villas = sampleVillas.map((villa) => ({
    path: pathOf(collections.villas, villa.slug),
    data: { ...villa, ...inIndonesian(villaTranslations[villa.slug]), ...times },
  }));
  return { tours: await addMissing(db, tours), villas: await addMissing(db, villas) };
}
