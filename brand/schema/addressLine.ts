import type { Company } from './company.ts';

/** The address on one line: street, locality, region with postal code, country. */
export const addressLine = ({
  street,
  locality,
  region,
  postalCode,
  country,
}: Company['address']) => `${street}, ${locality}, ${region} ${postalCode}, ${country}`;
