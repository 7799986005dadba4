import { paths } from '../paths.ts';

/** robots.txt: the public pages are for everyone, what staff use is for no crawler. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    `Disallow: ${paths.admin.dashboard}`,
    `Disallow: ${paths.auth()}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
