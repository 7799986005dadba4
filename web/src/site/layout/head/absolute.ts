import { addressHere } from '../../../i18n/address.ts';

/** The address of a page or a picture for readers elsewhere; what was uploaded has a whole one already. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;

/** The address of a page in the language that is spoken, for readers elsewhere. */
export const pageAddress = (origin: string, path: string): string =>
  absolute(origin, addressHere(path));
