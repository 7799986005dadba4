import { company, daysOf, type OpeningHours } from '@selasar/domain/core';
import type { Weekday } from '@selasar/brand/schema/weekdays';
import type {
  DayOfWeek,
  OpeningHoursSpecification,
  Organization,
  TravelAgency,
  WebSite,
} from 'schema-dts';
import { languageCodes } from '@selasar/domain/i18n';
import { paths } from '../../../../paths.ts';
import { absolute, pageAddress, heroPicture, sharedPicture } from '../addresses.ts';

const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** A closed day opens and closes at midnight. */
const closed = { from: '00:00', to: '00:00' };

function hours(days: OpeningHours) {
  const { from, to } = days.open ?? closed;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(days).map((day) => dayNames[day]),
    opens: from,
    closes: to,
  } as const satisfies OpeningHoursSpecification;
}

const id = (origin: string) => ({
  '@id': `${origin}/#company`,
  name: company.name,
  url: pageAddress(origin, paths.home),
});

export const provider = (origin: string) =>
  ({ '@type': 'Organization', ...id(origin) }) as const satisfies Organization;

export function travelAgency(origin: string) {
  const { street, locality, region, postalCode, countryCode } = company.postalAddress;
  return {
    '@type': 'TravelAgency',
    ...id(origin),
    logo: absolute(origin, '/icons/icon-512.png'),
    image: absolute(origin, sharedPicture(heroPicture('home')).src),
    telephone: company.phone,
    email: company.email,
    foundingDate: String(company.founded),
    ...(company.companyNumber && { identifier: company.companyNumber }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    openingHoursSpecification: company.openingHours.map(hours),
  } as const satisfies TravelAgency;
}

export const webSite = (origin: string) =>
  ({
    '@type': 'WebSite',
    name: company.name,
    url: pageAddress(origin, paths.home),
    inLanguage: [...languageCodes],
    publisher: provider(origin),
  }) as const satisfies WebSite;
