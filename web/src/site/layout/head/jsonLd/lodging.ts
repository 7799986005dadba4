import { type CivilDate, company, formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { Villa } from '@selasar/domain/offers';
import { type PriceRange, villaPrices } from '@selasar/domain/pricing';
import type { ReviewSummary } from '@selasar/domain/reviews';
import type { LodgingBusiness } from 'schema-dts';
import { paths } from '../../../../paths.ts';
import { isOwn } from '../../../../pictures/Picture.tsx';
import { absolute, pageAddress } from '../absolute.ts';
import { aggregateRating, baliTime, host, offer } from './offer.ts';
import { provider } from './travelAgency.ts';

const inWords = ({ lowest, highest, isOnly }: PriceRange): string =>
  isOnly
    ? formatUsd(lowest)
    : t('{from} to {to}', {
        from: formatUsd(lowest),
        to: formatUsd(highest),
      });

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
