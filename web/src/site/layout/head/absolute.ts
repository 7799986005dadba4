import { addressHere } from '../../../i18n/address.ts';

/** The absolute address of a page or a picture; uploads already have one. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

/** The absolute address of a page in the current language. */
export const pageAddress = (origin: string, path: string): string =>
  absolute(origin, addressHere(path));
