import { type CivilDate, company, formatUsd } from '@selasar/domain/core';
import { linesOf, ratingOf } from '@selasar/domain/offers';
import type { Tour, Villa, FactName, Facts } from '@selasar/domain/offers';
import { tourPrices, type PriceRange, villaPrices } from '@selasar/domain/pricing';
import type { ReviewSummary } from '@selasar/domain/reviews';
import type {
  TouristTrip,
  LodgingBusiness,
  AggregateOffer,
  AggregateRating,
  Offer,
  Person,
} from 'schema-dts';
import { t } from '@selasar/domain/i18n';
import { ratingStars } from '@selasar/brand/schema/testimonial';
import { paths } from '../../../../paths.ts';
import { isOwn } from '../../../../pictures/Picture.tsx';
import { absolute, pageAddress } from '../addresses.ts';
import { provider } from './company.ts';

const properties = ({ facts }: Tour) =>
  (['tourType', 'guideLanguages', 'difficulty', 'walking'] as const).flatMap((name) => {
    const value = facts?.[name]?.replaceAll('\n', ', ');
    return value ? [{ '@type': 'PropertyValue' as const, name, value }] : [];
  });

/** A TouristTrip cannot have a rating, but its offer can. */
export function touristTrip(origin: string, tour: Tour, today: CivilDate, reviews?: ReviewSummary) {
  const { rules, facts } = tour;
  // A tour with several has no departure time of its own.
  const startTime = rules === 'damaged' || rules?.departures ? undefined : rules?.startTime;
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

const inWords = ({ lowest, highest, isOnly }: PriceRange): string =>
  isOnly
    ? formatUsd(lowest)
    : t('{from} to {to}', { from: formatUsd(lowest), to: formatUsd(highest) });

const features = ({ facts }: Villa) =>
  (['beachDistance', 'centerDistance', 'staff'] as const).flatMap((name) => {
    const value = facts?.[name];
    return value ? [{ name, value }] : [];
  });

/** No `VacationRental`: Google requires coordinates and eight pictures for it, which the data does not have. */
export function lodging(origin: string, villa: Villa, today: CivilDate, reviews?: ReviewSummary) {
  const url = pageAddress(origin, paths.villa(villa.slug));
  const prices = villaPrices(villa, today);
  const { region, countryCode } = company.postalAddress;
  const employee = host(origin, villa.facts);
  const { checkIn, checkOut, size, beds } = villa.facts ?? {};
  return {
    '@type': 'LodgingBusiness',
    identifier: villa.slug,
    name: villa.name,
    description: villa.fullDescription,
    url,
    image: [villa.image, ...villa.gallery].filter(isOwn).map((src) => absolute(origin, src)),
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      addressLocality: villa.location,
      addressRegion: region,
      addressCountry: countryCode,
    },
    priceRange: t('{price} per night', { price: inWords(prices) }),
    ...(checkIn && { checkinTime: baliTime(checkIn) }),
    ...(checkOut && { checkoutTime: baliTime(checkOut) }),
    amenityFeature: [
      ...villa.amenities.map((name) => ({ name, value: true })),
      ...features(villa),
    ].map((feature) => ({ '@type': 'LocationFeatureSpecification', ...feature })),
    containsPlace: {
      '@type': 'House',
      occupancy: { '@type': 'QuantitativeValue', value: villa.capacity, unitText: 'guests' },
      numberOfBedrooms: villa.bedrooms,
      numberOfBathroomsTotal: villa.bathrooms,
      // MTK is the square meter of UN/CEFACT.
      ...(size && {
        floorSize: { '@type': 'QuantitativeValue', value: Number(size), unitCode: 'MTK' } as const,
      }),
      ...(beds && { bed: beds.split('\n') }),
    },
    ...(employee && { employee }),
    parentOrganization: provider(origin),
    makesOffer: offer(url, prices, 'night'),
    ...aggregateRating(reviews),
  } as const satisfies LodgingBusiness;
}

const priceCurrency = 'USD';

export function offer(
  url: string,
  { lowest, highest, isOnly }: PriceRange,
  unitText: 'person' | 'night',
) {
  const unit = { '@type': 'UnitPriceSpecification', priceCurrency, unitText } as const;
  const about = { url, priceCurrency, availability: 'https://schema.org/InStock' } as const;
  if (isOnly) {
    return {
      '@type': 'Offer',
      ...about,
      price: lowest,
      priceSpecification: { ...unit, price: lowest },
    } as const satisfies Offer;
  }
  return {
    '@type': 'AggregateOffer',
    ...about,
    lowPrice: lowest,
    highPrice: highest,
    priceSpecification: { ...unit, minPrice: lowest, maxPrice: highest },
  } as const satisfies AggregateOffer;
}

/** Testimonials do not count: they are the company's own choice. */
export function aggregateRating(summary: ReviewSummary | undefined) {
  const rating = ratingOf(summary);
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: ratingStars,
      worstRating: 1,
    },
  } as const satisfies { aggregateRating: AggregateRating };
}

function host(origin: string, facts: Facts<FactName> | undefined) {
  const { hostName, hostPicture, hostLanguages, hostAbout } = facts ?? {};
  if (!hostName) return undefined;
  return {
    '@type': 'Person',
    name: hostName,
    ...(hostAbout && { description: hostAbout }),
    ...(hostPicture && isOwn(hostPicture) && { image: absolute(origin, hostPicture) }),
    ...(hostLanguages && { knowsLanguage: linesOf(hostLanguages) }),
  } as const satisfies Person;
}

const baliTime = (time: string): string => `${time}:00+08:00`;

export interface Place {
  name: string;
  path: string;
}
