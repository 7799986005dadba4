import type { CivilDate } from '@selasar/domain/core';
import type { Tour } from '@selasar/domain/offers';
import { tourPrices } from '@selasar/domain/pricing';
import type { ReviewSummary } from '@selasar/domain/reviews';
import type { TouristTrip } from 'schema-dts';
import { paths } from '../../../../paths.ts';
import { isOwn } from '../../../../pictures/Picture.tsx';
import { absolute, pageAddress } from '../absolute.ts';
import { aggregateRating, baliTime, host, offer } from './offer.ts';
import { provider } from './travelAgency.ts';

const properties = ({ facts }: Tour) =>
  (['tourType', 'guideLanguages', 'difficulty', 'walking'] as const).flatMap((name) => {
    const value = facts?.[name]?.replaceAll('\n', ', ');
    return value ? [{ '@type': 'PropertyValue' as const, name, value }] : [];
  });

/** A TouristTrip cannot have a rating, but its offer can. */
export function touristTrip(origin: string, tour: Tour, today: CivilDate, reviews?: ReviewSummary) {
  const { rules, facts } = tour;
  const startTime = rules === 'damaged' ? undefined : rules?.startTime;
  const guide = host(origin, facts);
  const additionalProperty = properties(tour);
  const url = pageAddress(origin, paths.tour(tour.slug));
  return {
    '@type': 'TouristTrip',
    name: tour.title,
    description: tour.fullDescription,
    url,
    image: [tour.image, ...tour.gallery].filter(isOwn).map((src) => absolute(origin, src)),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: tour.itinerary.length,
      itemListElement: tour.itinerary.map((step, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: step,
      })),
    },
    ...(startTime && { departureTime: baliTime(startTime) }),
    ...(facts?.youngestAge && {
      touristType: {
        '@type': 'PeopleAudience',
        requiredMinAge: Number(facts.youngestAge),
      } as const,
    }),
    provider: guide ? [provider(origin), guide] : provider(origin),
    offers: {
      ...offer(url, tourPrices(tour, today), 'person'),
      ...(additionalProperty.length > 0 && { additionalProperty }),
      ...aggregateRating(reviews),
    },
  } as const satisfies TouristTrip;
}
