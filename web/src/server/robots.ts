import { paths } from '../paths.ts';

/** The sign-in, which the footer links to, has a noindex tag, and a crawler must be able to read it. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    `Disallow: ${paths.admin.dashboard}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
