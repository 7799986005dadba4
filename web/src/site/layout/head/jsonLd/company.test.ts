import { describe, expect, it } from 'vitest';
import { languageCodes } from '@selasar/domain/i18n';
import { company } from '@selasar/domain/core';
import { provider, travelAgency, webSite } from './company.ts';

describe('the company', () => {
  const agency = travelAgency('https://bali.example');

  it('is the company, with its address', () => {
    expect(agency).toMatchObject({
      '@type': 'TravelAgency',
      name: company.name,
      url: 'https://bali.example/',
      logo: 'https://bali.example/icons/icon-512.png',
      telephone: company.phone,
      email: company.email,
      foundingDate: '2010',
    });
    const { streetAddress, addressLocality, addressRegion, postalCode, addressCountry } =
      agency.address;
    expect(`${streetAddress}, ${addressLocality}, ${addressRegion} ${postalCode}, Indonesia`).toBe(
      company.address,
    );
    expect(addressCountry).toBe('ID');
  });

  it('has the opening hours of the contact page, with each day once', () => {
    expect(agency.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '09:00',
        closes: '15:00',
      },
      // Closed.
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday'],
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('is the provider of tours and villas', () => {
    expect(provider('https://bali.example')['@id']).toBe(agency['@id']);
  });
});

describe('the site', () => {
  it('has the name that search engines show', () => {
    expect(webSite('https://bali.example')).toMatchObject({
      '@type': 'WebSite',
      name: company.name,
      url: 'https://bali.example/',
      inLanguage: [...languageCodes],
    });
  });
});
