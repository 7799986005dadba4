import { paths } from '../paths.ts';

/**
 * robots.txt: allows the public pages and disallows the staff area. The sign-in, which the footer links to, has a
 * noindex tag, and a crawler must be able to read it.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    `Disallow: ${paths.admin.dashboard}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
