import { languageCodes } from '../../i18n/languages.ts';

/** The fixed segments of page addresses, without keys, ids, dates and names. web/src/paths.test.ts compares them. */
const known: ReadonlySet<string> = new Set([
  ...languageCodes,
  ...(
    'airport-transfers contact privacy terms testimonials tours trip villas ' +
    'admin analytics audit-log auth bookings calendar calendars crew currencies day health history inbox messages notices reviews ' +
    'security settings setup status team templates transfers'
  ).split(' '),
]);

/**
 * The route of an address: '/trip/:' for any trip. Segments that are not fixed are removed, so that no guest's key and
 * no typed text gets into a report.
 */
export function routeOf(address: string): string {
  const [pathname = ''] = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  const parts = pathname.split('/').filter(Boolean).slice(0, 6);
  return `/${parts.map((part) => (known.has(part) ? part : ':')).join('/')}`;
}
