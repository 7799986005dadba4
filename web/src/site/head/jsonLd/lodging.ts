import { company, formatUsd } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import type { LodgingBusiness } from 'schema-dts';
import { paths } from '../../../paths.ts';
import { isOwn } from '../../../pictures/isOwn.ts';
import { absolute } from '../absolute.ts';
import { offer } from './offer.ts';
import { provider } from './travelAgency.ts';

/**
 * A villa. It is no `VacationRental`: of that Google requires the coordinates and eight pictures, and nobody has
 * entered them.
 */
export function lodging(origin: string, villa: Villa) {
  const url = absolute(origin, paths.villa(villa.slug));
  const { region, countryCode } = company.postalAddress;
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
    priceRange: `${formatUsd(villa.pricePerNight)} per night`,
    amenityFeature: villa.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    containsPlace: {
      '@type': 'House',
      occupancy: { '@type': 'QuantitativeValue', value: villa.capacity, unitText: 'guests' },
      numberOfBedrooms: villa.bedrooms,
      numberOfBathroomsTotal: villa.bathrooms,
    },
    parentOrganization: provider(origin),
    makesOffer: offer(url, villa.pricePerNight, 'night'),
  } as const satisfies LodgingBusiness;
}
