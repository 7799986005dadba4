import { tours, villas } from '@selasar/brand/samples';
import { otherSamples } from '@selasar/brand/samples/others';
import type { SampleTexts } from '@selasar/brand/schema';
import type { Tour, Villa } from '../src/offers/offer.ts';
import { otherLanguages } from '../src/i18n/languages.ts';
import type { OfferCollection } from '../src/offers/catalogue.ts';
import { asTranslations } from '../src/offers/translations.ts';

export { testimonials } from '@selasar/brand/samples';
/** The brand's samples are offers: the compiler says so. */
export const sampleTours: readonly Tour[] = tours;
export const sampleVillas: readonly Villa[] = villas;

export async function samplesToStore(): Promise<
  Record<OfferCollection, readonly { slug: string }[]>
> {
  const others = await Promise.all(
    otherLanguages.map(async (language) => ({
      language,
      texts: await otherSamples[language]?.(),
    })),
  );
  const withTexts = (kind: keyof SampleTexts, offers: readonly { slug: string }[]) =>
    offers.map((offer) => ({
      ...offer,
      translations: Object.assign(
        {},
        ...others.map(({ language, texts }) =>
          asTranslations(language, texts?.[kind][offer.slug] ?? {}),
        ),
      ) as object,
    }));
  return { tours: withTexts('tours', tours), villas: withTexts('villas', villas) };
}
