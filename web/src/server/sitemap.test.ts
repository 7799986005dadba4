import { languageCodes } from '@selasar/domain/i18n';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { sitePages } from '../site/routes.ts';
import { sitemapEntries, sitemapXml, type SitemapEntry, robotsTxt } from './sitemap.ts';

const origin = 'https://bali.example';
const sitemapNs = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNs = 'http://www.google.com/schemas/sitemap-image/1.1';
const linkNs = 'http://www.w3.org/1999/xhtml';

const texts = (within: Element, ns: string, name: string) =>
  Array.from(within.getElementsByTagNameNS(ns, name), ({ textContent }) => textContent);

/** The entries of each page in each language, as a crawler reads them. */
function readAll(pages: readonly SitemapEntry[]) {
  const xml = new DOMParser().parseFromString(sitemapXml(origin, pages), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.documentElement.localName).toBe('urlset');
  expect(xml.documentElement.namespaceURI).toBe(sitemapNs);
  return Array.from(xml.getElementsByTagNameNS(sitemapNs, 'url'), (url) => ({
    loc: texts(url, sitemapNs, 'loc'),
    lastmod: texts(url, sitemapNs, 'lastmod'),
    pictures: texts(url, imageNs, 'loc'),
    alternates: Array.from(url.getElementsByTagNameNS(linkNs, 'link'), (link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  }));
}

/** The entries of the English pages. */
const read = (pages: readonly SitemapEntry[]) =>
  readAll(pages)
    .filter((_, i) => i % languageCodes.length === 0)
    .map(({ loc, lastmod, pictures }) => ({ loc, lastmod, pictures }));

describe('sitemap.xml', () => {
  it('has the page, its pictures and its last change', () => {
    const updatedAt = new Date('2026-11-20T03:04:05.678Z');
    expect(read([{ path: '/tours/reef', pictures: ['/images/1.webp'], updatedAt }])).toEqual([
      {
        loc: ['https://bali.example/tours/reef'],
        lastmod: ['2026-11-20T03:04:05.678Z'],
        pictures: ['https://bali.example/images/1.webp'],
      },
    ]);
  });

  it('omits unknown values', () => {
    expect(read([{ path: '/' }])).toEqual([
      { loc: ['https://bali.example/'], lastmod: [], pictures: [] },
    ]);
  });

  it('has an entry per language, each with all alternates', () => {
    const places = languageCodes.map((code) => [
      code,
      `https://bali.example${code === 'en' ? '' : `/${code}`}/tours/reef`,
    ]);
    const alternates = [...places, ['x-default', 'https://bali.example/tours/reef']];
    expect(readAll([{ path: '/tours/reef' }])).toMatchObject(
      places.map(([, loc]) => ({ loc: [loc], alternates })),
    );
  });

  it('keeps addresses with special characters intact', () => {
    const src = 'https://files.example/o/a%2Fb?alt=media&token="<1>\'';
    expect(read([{ path: '/a&b', pictures: [src] }])).toEqual([
      { loc: ['https://bali.example/a&b'], lastmod: [], pictures: [src] },
    ]);
  });
});

describe('the pages in it', () => {
  const changed = (offers: typeof sampleTours, ...days: (number | undefined)[]) =>
    offers.slice(0, days.length).map((offer, i) => {
      const day = days[i];
      return { ...offer, ...(day ? { updatedAt: new Date(Date.UTC(2026, 10, day)) } : {}) };
    });
  const dayOf = (pages: SitemapEntry[], path: string) =>
    pages.find((page) => page.path === path)?.updatedAt?.getUTCDate();

  it('are those of tours and villas, and all others with a route', () => {
    const pages = sitemapEntries(sampleTours, sampleVillas).map(({ path }) => path);
    const routes = sitePages.flatMap(({ path, index }) => (index ? paths.home : (path ?? [])));
    const expected = routes.flatMap((path) => {
      if (path === '*') return [];
      if (path === paths.tour(':slug')) return sampleTours.map(({ slug }) => paths.tour(slug));
      return path === paths.villa(':slug')
        ? sampleVillas.map(({ slug }) => paths.villa(slug))
        : [path];
    });
    expect(new Set(pages)).toEqual(new Set(expected));
    expect(pages).toHaveLength(expected.length);
  });

  it('have the pictures that they show', () => {
    const [tour] = sampleTours;
    const gallery = ['https://evil.example/1.webp', '/images/tours/x/1.webp'];
    const pages = sitemapEntries([{ ...tour!, image: '/images/tours/x/main.webp', gallery }], []);
    expect(pages.flatMap(({ pictures = [] }) => pictures)).toEqual([
      '/images/tours/x/main.webp',
      '/images/tours/x/1.webp',
    ]);
  });

  it('change when the offers in their lists change', () => {
    const tours = changed(sampleTours, 3, 9, 5);
    const villas = sampleVillas.slice(0, 1).map((villa) => ({
      ...villa,
      updatedAt: new Date(Date.UTC(2026, 10, 12)),
    }));
    const pages = sitemapEntries(tours, villas);
    expect(dayOf(pages, '/tours')).toBe(9);
    expect(dayOf(pages, '/villas')).toBe(12);
    expect(dayOf(pages, '/')).toBe(12);
    expect(dayOf(pages, `/tours/${tours[0]!.slug}`)).toBe(3);
    expect(dayOf(sitemapEntries(tours, []), '/')).toBe(9);
  });

  it('have no date for the built-in offers', () => {
    for (const { lastmod } of read(sitemapEntries(sampleTours, sampleVillas)))
      expect(lastmod).toEqual([]);
    expect(dayOf(sitemapEntries(changed(sampleTours, undefined, 4), []), '/tours')).toBe(4);
  });
});

it('lets everyone read the public pages, and names the sitemap', () => {
  expect(robotsTxt('https://bali.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    '',
    'Sitemap: https://bali.example/sitemap.xml',
    '',
  ]);
});
