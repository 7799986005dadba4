import { languageCodes } from '../../i18n/languages.ts';

/** What stands in the addresses of pages, apart from keys, ids, dates and names. web/src/paths.test.ts compares. */
const known: ReadonlySet<string> = new Set([
  ...languageCodes,
  ...(
    'admin airport-transfers analytics audit-log auth bookings calendar calendars contact crew currencies day health history messages ' +
    'privacy reviews security settings status team templates terms testimonials tours transfers trip villas'
  ).split(' '),
]);

/**
 * Which page an address is of: '/trip/:' for whichever trip. What is not known to be a part of every such address is left
 * out, so that no key of a guest and nothing that was typed comes through.
 */
export function routeOf(address: string): string {
  const [pathname = ''] = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  const parts = pathname.split('/').filter(Boolean).slice(0, 6);
  return `/${parts.map((part) => (known.has(part) ? part : ':')).join('/')}`;
}
