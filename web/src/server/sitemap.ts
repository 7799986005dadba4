import type { Tour, Villa } from '@selasar/domain';
import { paths } from '../paths.ts';
import { isOwn } from '../pictures/isOwn.ts';
import { pagesWithoutData } from './pagesWithoutData.ts';
import { absolute } from '../site/head/absolute.ts';

/** A page that search engines shall know. */
export interface SitemapEntry {
  path: string;
  /** Pictures of it. */
  pictures?: readonly string[];
  /** When what it shows was last changed; nothing where nobody knows. */
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

/** All pages. What lists tours or villas changes when one of them does. */
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
const element = (name: string, text: string): string =>
  `<${name}>${text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)}</${name}>`;

/**
 * sitemap.xml, by sitemaps.org with Google's pictures. By hand: the library for it writes streams, and there is no more
 * to it than this.
 */
export function sitemapXml(origin: string, pages: readonly SitemapEntry[]): string {
  const urls = pages.map(({ path, pictures = [], updatedAt }) =>
    [
      '<url>',
      element('loc', absolute(origin, path)),
      updatedAt ? element('lastmod', updatedAt.toISOString()) : '',
      ...pictures.map(
        (src) => `<image:image>${element('image:loc', absolute(origin, src))}</image:image>`,
      ),
      '</url>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
