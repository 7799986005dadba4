import { company } from '@selasar/domain/core';
import { cleanup, waitFor } from '@testing-library/react';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteApps } from '../../../data/firebase/testing/deleteApps.ts';
import { paths } from '../../../paths.ts';
import { sitemapEntries } from '../../../server/sitemap.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { beSuite, startServer, type Answering, type Server } from '../../../testing/server.ts';
import { readTime, storedTour, storedVilla } from '../../../testing/storedOffers.ts';

const origin = 'https://bali.example';
const [tour, villa] = [sampleTours[0]!, sampleVillas[0]!];
const documents = [
  ...sampleTours.map((tour) => storedTour(tour.slug, tour)),
  ...sampleVillas.map((villa) => storedVilla(villa.slug, villa)),
];

interface QueryBody {
  documents?: string[];
  structuredQuery?: { from: { collectionId: string }[] };
}
/** A Firestore with the samples, for the queries of visitors. */
const answer: Answering = (_, body) => {
  const { documents: names = [], structuredQuery } = body as QueryBody;
  const collectionId = structuredQuery?.from[0]?.collectionId;
  const found = documents.filter(({ name }) => name.split('/').at(-2) === collectionId);
  return {
    json: [
      ...(collectionId ? [{ readTime }] : []),
      ...found.map((document) => ({ document, readTime })),
      ...names.map((missing) => {
        const document = documents.find(({ name }) => name === missing);
        return document ? { found: document, readTime } : { missing, readTime };
      }),
    ],
  };
};

const filtered = `${paths.tours}?category=family`;
const lists: readonly string[] = [paths.tours, paths.villas, filtered];
const listed = sitemapEntries([tour], [villa]).map(({ path }) => path);
const unlisted = ['/nowhere', paths.villa('nowhere'), paths.tour('nowhere')];

/** In jsdom nothing ever scrolls into view. */
class NeverVisible {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

const texts = (selector: string, attribute: string) =>
  Array.from(document.querySelectorAll(selector), (one) => one.getAttribute(attribute) ?? '');

interface Thing {
  '@type': string;
  [name: string]: unknown;
}
const jsonLd = () =>
  Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent) as { '@graph': Thing[] },
  ).flatMap((script) => script['@graph']);

/** The facts that a crawler reads. */
const rendered = () => ({
  title: document.title,
  descriptions: texts('meta[name="description"]', 'content'),
  canonicals: texts('link[rel="canonical"]', 'href'),
  robots: texts('meta[name="robots"]', 'content'),
  shared: Object.fromEntries(
    Array.from(document.querySelectorAll('meta[property]'), (meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
  ) as Record<string, string>,
  headings: Array.from(document.querySelectorAll('h1'), ({ textContent }) => textContent),
  links: Array.from(document.querySelectorAll('a'), (link) => ({
    name: link.getAttribute('aria-label') ?? link.textContent,
    href: link.getAttribute('href'),
  })),
  jsonLd: jsonLd(),
});
type RenderedPage = ReturnType<typeof rendered>;

const pages = new Map<string, RenderedPage>();
const each = (addresses: readonly string[]) =>
  addresses.map((address): [string, () => RenderedPage] => [address, () => pages.get(address)!]);

/** Visits all pages: the real routes and loaders, with a server of the test behind them. */
let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.answer = answer;
  vi.stubGlobal('IntersectionObserver', NeverVisible);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.resetModules();
  await deleteApps();
  beSuite(server, 2);
  const [{ sitePages }, { SiteLayout }, { Served }] = await Promise.all([
    import('../../routes.ts'),
    import('../SiteLayout.tsx'),
    import('../../../ui/served.ts'),
    // Loads after the page.
    import('../Footer.tsx'),
  ]);
  const Site = () => (
    <Served value={{ origin, renderedAt: 0 }}>
      <SiteLayout />
    </Served>
  );
  // A router modifies its routes.
  const fresh = (page: RouteObject): RouteObject =>
    Object.assign({}, page, typeof page.lazy === 'object' ? { lazy: { ...page.lazy } } : {});
  const visit = async (address: string, isReady: (page: RenderedPage) => boolean) => {
    const site = { path: paths.home, Component: Site, HydrateFallback: () => null };
    renderAt(address, [{ ...site, children: sitePages.map(fresh) }]);
    await waitFor(() => {
      expect(isReady(rendered())).toBe(true);
      expect(document.querySelector('footer')).toBeTruthy();
    });
    pages.set(address, rendered());
    cleanup();
  };
  for (const address of [...listed, filtered])
    await visit(
      address,
      ({ canonicals, jsonLd }) =>
        canonicals.length > 0 &&
        (!lists.includes(address) || jsonLd.some((thing) => thing['@type'] === 'ItemList')),
    );
  for (const address of unlisted) await visit(address, ({ robots }) => robots.length > 0);
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await server.close();
  await deleteApps();
  // The next test in this process gets its own app.
  vi.resetModules();
});

const isBetween = (least: number, most: number) => (text: string) =>
  text.length >= least && text.length <= most;
const isTitle = isBetween(10, 65);
const isDescription = isBetween(50, 160);

describe.each(each(listed))('%s', (path, page) => {
  it('has title and description of a length that search engines show', () => {
    expect(page().title).toSatisfy(isTitle);
    expect(page().descriptions).toHaveLength(1);
    expect(page().descriptions[0]).toSatisfy(isDescription);
  });

  it('has a canonical address, and can be indexed', () => {
    expect(page().canonicals).toEqual([`${origin}${path}`]);
    expect(page().robots).toEqual([]);
  });

  it('has a link preview with picture and text', () => {
    const { shared, descriptions } = page();
    expect(shared).toMatchObject({
      'og:url': `${origin}${path}`,
      'og:description': descriptions[0],
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(shared['og:image']).toMatch(/^https:\/\/bali\.example\/images\/.+og\.jpg$/);
    expect(shared['og:image:alt']).not.toBe('');
    expect(page().title).toBe(`${shared['og:title']} · ${company.name}`);
  });

  it('has one main heading', () => {
    expect(page().headings).toHaveLength(1);
  });

  it('has breadcrumbs that end with its own name', () => {
    const ways = page().jsonLd.filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(ways).toHaveLength(path === paths.home ? 0 : 1);
    for (const { itemListElement } of ways)
      expect((itemListElement as unknown[]).at(-1)).toMatchObject({ item: `${origin}${path}` });
  });
});

describe.each(each(unlisted))('%s, which is not there,', (_, page) => {
  it('cannot be indexed, and has no canonical address and no structured data', () => {
    expect(page().robots).toEqual(['noindex']);
    expect(page().canonicals).toEqual([]);
    expect(page().jsonLd).toEqual([]);
    expect(page().headings).toEqual(['Oops! Page not found']);
  });
});

describe.each(each([...listed, ...unlisted]))('the links of %s', (_, page) => {
  it('lead to existing pages, except social links', () => {
    expect(page().links.length).toBeGreaterThan(10);
    const astray = page().links.filter(({ href }) => !/^(\/|#.|https:|tel:|mailto:)/.test(href!));
    expect(astray.map(({ name, href }) => [name, href])).toEqual(
      company.socials
        .filter(({ address }) => address === '#')
        .map(({ network }) => [`${company.name} on ${network}`, '#']),
    );
  });
});

it.each([
  ...sampleTours.map(({ title, shortDescription }) => [title, shortDescription] as const),
  ...sampleVillas.map(({ name, shortDescription }) => [name, shortDescription] as const),
])('%s has a title and a text of that length, too', (name, text) => {
  expect(`${name} · ${company.name}`).toSatisfy(isTitle);
  expect(text).toSatisfy(isDescription);
});

const typesOf = (path: string) => pages.get(path)!.jsonLd.map((thing) => thing['@type']);

it('no two pages have the same title or description', () => {
  const found = listed.map((path) => pages.get(path)!);
  expect(new Set(found.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(found.map(({ descriptions }) => descriptions[0])).size).toBe(listed.length);
});

it('a filtered list has the canonical address of the list', () => {
  const page = pages.get(filtered)!;
  expect(page.canonicals).toEqual([`${origin}/tours`]);
  const [list] = page.jsonLd.filter((thing) => thing['@type'] === 'ItemList');
  expect(list).toMatchObject({ numberOfItems: sampleTours.length });
});

it('each page has structured data of its topic', () => {
  expect(typesOf(paths.home)).toEqual(['WebSite', 'TravelAgency']);
  expect(typesOf(paths.contact)).toEqual(['BreadcrumbList', 'TravelAgency']);
  expect(typesOf(paths.tours)).toEqual(['BreadcrumbList', 'ItemList']);
  expect(typesOf(paths.villas)).toEqual(['BreadcrumbList', 'ItemList']);
  expect(typesOf(paths.tour(tour.slug))).toEqual(['BreadcrumbList', 'TouristTrip']);
  expect(typesOf(paths.villa(villa.slug))).toEqual(['BreadcrumbList', 'LodgingBusiness']);
});

/**
 * The testimonials are the company's own choice, on its own site, of its own services, and those that come with the
 * site are examples. Search engines treat that as advertising.
 */
it('no page has reviews or ratings in its structured data because of testimonials', () => {
  expect(pages.size).toBeGreaterThan(listed.length);
  for (const page of pages.values())
    expect(JSON.stringify(page.jsonLd)).not.toMatch(/"(\w*review\w*|\w*rating\w*)":/i);
});
