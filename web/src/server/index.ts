import { collections } from '@selasar/domain/core';
import { type Locale, localeOf, provideLocale } from '@selasar/domain/i18n';
import {
  type OfferCollection,
  type OfferSource,
  type Tour,
  tourSchema,
  type Villa,
  villaSchema,
} from '@selasar/domain/offers';
import type { z } from 'zod';
import { readCurrencies, readOffersFrom } from '../data/offers/catalogue.ts';
import { languageOf } from '../i18n/address.ts';
import { visitIn } from '../site/common/visit.ts';
import { canonicalPath, hasKey } from './canonicalPath.ts';
import { renderPage, readPage } from './renderPage.tsx';
import type { RenderedPage } from './renderPage.tsx';
import { scriptsIn } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { latestPage } from './latestPage.ts';
import { robotsTxt, sitemapEntries, sitemapXml } from './sitemap.ts';
import { fill } from './template.ts';

async function readSitemap(origin: string, offers: OfferSource): Promise<string> {
  const read = async <Item>(collection: OfferCollection, schema: z.ZodType<Item>) =>
    (await offers.list(collection)).flatMap(
      ({ id, data }) => schema.safeParse({ ...(data as object), slug: id }).data ?? [],
    );
  const [tours, villas] = await Promise.all([
    read<Tour>(collections.tours, tourSchema),
    read<Villa>(collections.villas, villaSchema),
  ]);
  return sitemapXml(origin, sitemapEntries(tours, villas));
}

/** Counts failures of the source, because pages silently show built-in tours instead. */
function countFailures(source: OfferSource) {
  let failures = 0;
  const tracked = <T>(reading: Promise<T>): Promise<T> => {
    reading.catch(() => (failures += 1));
    return reading;
  };
  const counted: OfferSource = {
    list: (collection, featured) => tracked(source.list(collection, featured)),
    find: (collection, id) => tracked(source.find(collection, id)),
  };
  return { source: counted, failures: () => failures };
}

export { addressesWithoutData } from './sitemap.ts';

interface SiteOptions {
  readonly template: string;
  readonly manifest: Manifest;
  readonly offers: OfferSource;
  /** Other pages may render at the same time. */
  readonly localeStorage: LocaleStorage;
  readonly origin?: string | undefined;
  readonly policy?: string | undefined;
  readonly onError: (error: unknown, path: string) => void;
}

export interface LocaleStorage {
  readonly run: <Result>(locale: Locale, act: () => Result) => Result;
  readonly getStore: () => Locale | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Site = (address: string, nowMs: number) => Promise<Answer>;

/** The site's origin from the build: the host of a request cannot be trusted. */
const builtOrigin: string = import.meta.env['VITE_SITE_ORIGIN'];
/** The same policy that Hosting sends with its files: see web/contentPolicy.ts. */
const builtPolicy: string = import.meta.env['VITE_CONTENT_POLICY'];
const hourMs = 3_600_000;
/** Seconds that the CDN caches a page: a change by staff may stay invisible for this long. */
const cachedS = 50;

const cached = `public, max-age=0, s-maxage=${cachedS}`;
const never = 'no-store';
const notListed = { 'X-Robots-Tag': 'noindex' };

/** A page that cannot be rendered here is sent empty, for the browser to render. */
export function createSite(options: SiteOptions): Site {
  const { template, manifest, offers, localeStorage, onError } = options;
  const { origin = builtOrigin, policy = builtPolicy } = options;
  const { source, failures } = countFailures(offers);
  readOffersFrom(source);
  provideLocale(localeStorage.getStore.bind(localeStorage));
  const build = {
    template,
    scriptsOf: (page: RenderedPage) => scriptsIn(manifest, page),
  };
  const render = async (...page: Parameters<typeof renderPage>) => {
    const renderedPage = await renderPage(...page);
    return { html: fill(build, renderedPage), status: renderedPage.status };
  };
  const cache = latestPage<Awaited<ReturnType<typeof render>>>();
  const answer = (
    body: string,
    status: number,
    cacheControl: string,
    type = 'text/html',
    more: Record<string, string> = {},
  ): Answer => ({
    status,
    headers: {
      ...more,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': cacheControl,
      'Content-Security-Policy': policy,
    },
    body,
  });
  return async (address, nowMs) => {
    const url = new URL(origin + address);
    const locale = await localeOf(languageOf(url.pathname));
    return localeStorage.run(locale, () => answerTo(url, nowMs));
  };

  async function answerTo(url: URL, nowMs: number): Promise<Answer> {
    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) {
      return {
        status: 301,
        headers: {
          Location: path + url.search,
          'Cache-Control': hasKey(path) ? never : 'public, max-age=3600',
          'Content-Type': 'text/html; charset=utf-8',
        },
        body: '',
      };
    }
    try {
      if (path === '/robots.txt') return answer(robotsTxt(origin), 200, cached, 'text/plain');
      if (path === '/sitemap.xml') {
        return answer(await readSitemap(origin, offers), 200, cached, 'application/xml');
      }
      // Rounded to the hour, so that a page with unchanged content stays the same.
      const at = nowMs - (nowMs % hourMs);
      const before = failures();
      const [context, found] = await Promise.all([readPage(url), readCurrencies(offers)]);
      const rates = found.length > 0 ? found : undefined;
      const data = JSON.stringify([at, context.loaderData, rates]);
      const known = cache.get(url.href, data);
      const page = known ?? (await render(context, rates, url, at));
      // A failure of another page counts too: then this page is just not cached.
      const isComplete = failures() === before;
      if (!isComplete && page.status === 404)
        throw new Error('Nobody knows whether there is such a page');
      // Visitors choose any days: such pages are cached nowhere, and no search engine lists them.
      if (visitIn(url.searchParams))
        return answer(page.html, page.status, never, 'text/html', notListed);
      cache.set(url.href, data, page);
      return answer(page.html, page.status, isComplete ? cached : never);
    } catch (error) {
      onError(error, url.pathname);
      return answer(template, 503, never);
    }
  }
}
