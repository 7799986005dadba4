import { createHash } from 'node:crypto';
import { makeSlug } from '@selasar/domain';

/** The same row has the same id in every suite; like a guest's request id it is a UUID. */
export const seedId = (index: number): string =>
  `${createHash('sha256').update(String(index)).digest('hex').slice(0, 8)}-5e1a-4bae-8ba1-000000000000`;

export const emailOf = (guest: string): string =>
  `${makeSlug(guest).replace('-', '.')}@example.com`;
