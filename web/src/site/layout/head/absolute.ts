import { addressHere } from '../../../i18n/address.ts';

export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

export const pageAddress = (origin: string, path: string): string =>
  absolute(origin, addressHere(path));
