import { languageCodes, mainLanguage } from '@selasar/domain/i18n';
import type { Tour, Villa } from '@selasar/domain/offers';
import { addressIn } from '../i18n/address.ts';
import { paths } from '../paths.ts';
import { isOwn } from '../pictures/Picture.tsx';
import { absolute } from '../site/layout/head/addresses.ts';
import { sitePages } from '../site/routes.ts';

export interface SitemapEntry {
  path: string;
  pictures?: readonly string[];
  updatedAt?: Date;
}

type Offer = Pick<Tour | Villa, 'slug' | 'image' | 'gallery' | 'updatedAt'>;

const entries = (offers: readonly Offer[], pathOf: (slug: string) => string): SitemapEntry[] =>
  offers.map(({ slug, image, gallery, updatedAt }) => ({
    path: pathOf(slug),
    pictures: [image, ...gallery].filter(isOwn),
    updatedAt,
  }));

const newest = (offers: readonly Offer[]): Date | undefined =>
  offers
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .reduce<Date | undefined>((last, one) => (last && last > one ? last : one), undefined);

export const sitemapEntries = (
  tours: readonly Offer[],
  villas: readonly Offer[],
): SitemapEntry[] => [
  { path: paths.home, updatedAt: newest([...tours, ...villas]) },
  { path: paths.tours, updatedAt: newest(tours) },
  ...entries(tours, paths.tour),
  { path: paths.villas, updatedAt: newest(villas) },
  ...entries(villas, paths.villa),
  { path: paths.testimonials },
  ...pagesWithoutData.map((path) => ({ path })),
];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const alternates = (origin: string, path: string): string[] =>
  [...languageCodes.map((code) => [code, code] as const), ['x-default', mainLanguage] as const].map(
    ([hreflang, code]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(absolute(origin, addressIn(code, path)))}"/>`,
  );

/** By sitemaps.org with Google's image extension. Written by hand: the library for it writes streams. */
export function sitemapXml(origin: string, pages: readonly SitemapEntry[]): string {
  const inAll = pages.flatMap((page) => languageCodes.map((code) => ({ ...page, code })));
  const urls = inAll.map(({ code, path, pictures = [], updatedAt }) =>
    [
      '<url>',
      element('loc', absolute(origin, addressIn(code, path))),
      ...alternates(origin, path),
      updatedAt ? element('lastmod', updatedAt.toISOString()) : '',
      ...pictures.map(
        (src) => `<image:image>${element('image:loc', absolute(origin, src))}</image:image>`,
      ),
      '</url>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export const pagesWithoutData = sitePages.flatMap(({ path, loader }) =>
  path && path !== '*' && !loader ? [path] : [],
);

export const addressesWithoutData = languageCodes.flatMap((code) =>
  pagesWithoutData.map((path) => addressIn(code, path)),
);

/** The sign-in, which the footer links to, has a noindex tag, and a crawler must be able to read it. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    `Disallow: ${paths.admin.dashboard}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
