import { createHash } from 'node:crypto';
import { makeSlug } from '@selasar/domain/core';

/** The same name has the same id in every suite; like a guest's request id it is a UUID. */
export const uuidOf = (name: string): string =>
  `${createHash('sha256').update(name).digest('hex').slice(0, 8)}-5e1a-4bae-8ba1-000000000000`;

/** The id of a row. */
export const seedId = (index: number): string => uuidOf(String(index));

/** The key of the page of a trip, a driver or a guide. It is not secret, because it stays on this machine. */
export const capabilityOf = (name: string) => ({
  key: lettersOf(`key ${name}`),
  viewId: lettersOf(`view ${name}`),
});
const lettersOf = (name: string): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, 32);

export const emailOf = (guest: string): string =>
  `${makeSlug(guest).replace('-', '.')}@example.com`;
