import { shell } from './files.ts';
import { isOurs } from './isOurs.ts';
import {
  isPublic,
  cachedAtHeader,
  cachedAtMeta,
  cachedEntryHeader,
  cachedTitleHeader,
  pagesCache,
} from './cachedPages.ts';

declare const self: ServiceWorkerGlobalScope;

const mostPages = 40;
const freshMs = 600_000;
const timeoutMs = 8000;

/** Only pages from our server contain this: see src/app/pageState.ts. */
const renderedByUs = '<script type="application/json" id="served">';

async function cachePage(pathname: string, answer: Response): Promise<void> {
  // A page with incomplete data is marked by this header.
  const isPassing = /no-store/.test(answer.headers.get('Cache-Control') ?? '');
  if (!isPublic(pathname) || isPassing || !isOurs(answer, 'page')) return;
  const html = await answer.text();
  if (!html.includes(renderedByUs)) return;
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(cachedAtHeader, String(Date.now()));
  headers.set(cachedTitleHeader, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ''));
  headers.set(cachedEntryHeader, /data-entry="([^"]*)"/.exec(html)?.[1] ?? '');
  await putNewest(pagesCache, pathname, new Response(html, { headers }), mostPages);
}

/** A first view is reported twice: fetched twice, its copy would be missing between. */
const underWay = new Map<string, Promise<void>>();

function track(pathname: string, caching: Promise<void>): Promise<void> {
  underWay.set(pathname, caching);
  const end = () => {
    if (underWay.get(pathname) === caching) underWay.delete(pathname);
  };
  caching.then(end, end);
  return caching;
}

async function cacheIfOld(pathname: string): Promise<void> {
  const cached = await (await caches.open(pagesCache)).match(pathname);
  if (Date.now() - Number(cached?.headers.get(cachedAtHeader)) < freshMs) return;
  await cachePage(pathname, await fetch(pathname));
}

export async function cacheVisited(pathname: string): Promise<void> {
  if (!isPublic(pathname)) return;
  await (underWay.get(pathname) ?? track(pathname, cacheIfOld(pathname)));
}

async function withCachedAt(cached: Response): Promise<Response> {
  const meta = `<meta name="${cachedAtMeta}" content="${cached.headers.get(cachedAtHeader)}" />`;
  const html = (await cached.text()).replace('<head>', `<head>${meta}`);
  return new Response(html, { headers: cached.headers });
}

/** Including errors and a network's sign-in page. Rejects without an answer. */
async function fromHost(event: FetchEvent, pathname: string, patience: number | undefined) {
  // Not every browser has navigation preload.
  const preloaded = event.preloadResponse as Promise<Response | undefined> | undefined;
  const coming = Promise.resolve(preloaded).then((answer) => answer ?? fetch(event.request));
  const { search } = new URL(event.request.url);
  const caching = coming.then((answer) =>
    search ? undefined : cachePage(pathname, answer.clone()),
  );
  event.waitUntil((search ? caching : track(pathname, caching)).catch(() => undefined));
  if (patience === undefined) return coming;
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The host does not answer')), patience);
  });
  return Promise.race([coming, tooLong]);
}

export async function page(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const cached = await caches
    .match(pathname, { cacheName: pagesCache, ignoreVary: true })
    .catch(() => undefined);
  try {
    return await fromHost(event, pathname, cached ? timeoutMs : undefined);
  } catch {
    if (cached && search) return Response.redirect(new URL(pathname, self.location.origin));
    return (cached ? await withCachedAt(cached) : await shell()) ?? Response.error();
  }
}

export async function putNewest(
  cacheName: string,
  address: string,
  answer: Response,
  most: number,
): Promise<void> {
  const cache = await caches.open(cacheName);
  // Its place is the end: the last visited comes last.
  await cache.delete(address);
  await cache.put(address, answer);
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}
