import type { Company } from './companySchema.ts';

/** The address in one line: 'Jalan Pantai Selasar No. 12, Kuta, Bali 80361, Indonesia'. */
export const addressLine = ({
  street,
  locality,
  region,
  postalCode,
  country,
}: Company['address']) => `${street}, ${locality}, ${region} ${postalCode}, ${country}`;
