import { paths } from '../paths.ts';

/**
 * robots.txt: the public pages are for everyone, what staff use is for no crawler. The sign-in, to which the footer leads,
 * says itself that it is not to be listed; a crawler has to read it for that.
 */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    `Disallow: ${paths.admin.dashboard}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
