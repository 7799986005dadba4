/** The address of a page or a picture for readers elsewhere; what was uploaded has a whole one already. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;
