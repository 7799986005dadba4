import { otherSamples } from '@selasar/brand';
import type { SampleTexts } from '@selasar/brand/schema';
import { tours, villas } from '@selasar/brand/samples';
import { otherLanguages } from '../src/i18n/languages.ts';
import type { OfferCollection } from '../src/offers/offerSource.ts';
import { asTranslations } from '../src/offers/translations.ts';

export async function samplesToStore(): Promise<
  Record<OfferCollection, readonly { slug: string }[]>
> {
  const others = await Promise.all(
    otherLanguages.map(async (language) => ({
      language,
      texts: (await otherSamples[language]?.())?.samples,
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
