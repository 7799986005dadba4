/** How an address is written: in small letters, with single slashes, and none at the end. */
export const canonicalPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
