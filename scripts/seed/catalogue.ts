import { otherSamples } from '@selasar/brand';
import { asTranslations, collections, otherLanguages, pathOf } from '@selasar/domain';
import type { SampleTexts } from '@selasar/brand/schema';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { addMissing } from './addMissing.ts';

/** The tours and villas, in all languages. */
export async function seedCatalogue(db: Firestore): Promise<{ tours: number; villas: number }> {
  const times = {
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  };
  const others = await Promise.all(
    otherLanguages.map(async (language) => ({
      language,
      texts: (await otherSamples[language]?.())?.samples,
    })),
  );
  const documents = (kind: keyof SampleTexts, offers: readonly { slug: string }[]) =>
    offers.map((offer) => {
      const translations = Object.assign(
        {},
        ...others.map(({ language, texts }) =>
          asTranslations(language, texts?.[kind][offer.slug] ?? {}),
        ),
      ) as object;
      return {
        path: pathOf(collections[kind], offer.slug),
        data: { ...offer, translations, ...times },
      };
    });
  return {
    tours: await addMissing(db, documents('tours', sampleTours)),
    villas: await addMissing(db, documents('villas', sampleVillas)),
  };
}
