import { cachedEntryHeader, pagesCache } from './cachedPages.ts';
import { isOurs, kindOf } from './isOurs.ts';

declare const self: ServiceWorkerGlobalScope;

declare const WORKER_BUILD: {
  readonly version: string;
  readonly shell: string;
  readonly entry: string;
  readonly files: readonly string[];
};
const build = WORKER_BUILD;

/** Each version has its own cache: an open page keeps the files of its version. */
const filesPrefix = 'files ';
const ownCache = filesPrefix + build.version;

/** A file of any version: its name has the hash of its content. */
const known = (address: string) =>
  caches.match(address, { ignoreVary: true }).catch(() => undefined);

const addresses = new Set(build.files);
export const isFile = (pathname: string): boolean =>
  addresses.has(pathname) || pathname.startsWith('/assets/');

/** Rejects if one of them is not ours; the browser retries later. */
export async function precache(): Promise<void> {
  const cache = await caches.open(ownCache);
  const precacheFile = async (address: string) => {
    const isNamedByContent = address.includes('/assets/');
    const answer =
      (isNamedByContent ? await known(address) : undefined) ??
      (await fetch(address, { cache: isNamedByContent ? 'default' : 'no-cache' }));
    const isValid =
      isOurs(answer, kindOf(address)) &&
      (address !== build.shell || (await answer.clone().text()).includes(build.entry));
    if (!isValid) throw new Error(`${address} is not of this version`);
    await cache.put(address, answer);
  };
  await Promise.all([build.shell, ...build.files].map(precacheFile));
}

export async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await known(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (isOurs(answer, kindOf(new URL(request.url).pathname))) {
    const copy = answer.clone();
    const store = async () => (await caches.open(ownCache)).put(request.url, copy);
    // A full disk cannot cache it; the page still gets its file.
    event.waitUntil(store().catch(() => undefined));
  }
  return answer;
}

/** It sends no referrer, because the address may have a trip's key. */
export async function shell(): Promise<Response | undefined> {
  const cached = await (await caches.open(ownCache)).match(build.shell);
  if (!cached) return undefined;
  const headers = new Headers(cached.headers);
  headers.set('Referrer-Policy', 'no-referrer');
  return new Response(cached.body, { headers });
}

const mostOld = 2;

async function oldPages() {
  const [own, cache] = await Promise.all([caches.open(ownCache), caches.open(pagesCache)]);
  const pages = (await cache.keys()).map(async (request) => {
    const page = await cache.match(request);
    const entry = page?.headers.get(cachedEntryHeader) ?? '';
    // The previous version also has files of this one, which it served before this worker was active.
    return { request, entry, isOwn: Boolean(await own.match(entry)) };
  });
  return { cache, pages: (await Promise.all(pages)).filter(({ isOwn }) => !isOwn) };
}

/** As soon as no open page can need them. Also the cached pages that would not work without these files. */
export async function deleteOldCaches(): Promise<void> {
  // Must come first: a moment later the loading page is one of them.
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(filesPrefix) && name !== ownCache,
  );
  if (open.length > 0 || old.length === 0 || installing || waiting) return;

  const { cache, pages } = await oldPages();
  let left = mostOld;
  for (const name of old.toReversed()) {
    const files = await caches.open(name);
    const needed = await Promise.all(pages.map(({ entry }) => files.match(entry)));
    if (left > 0 && needed.some(Boolean)) left -= 1;
    else await caches.delete(name);
  }
  for (const { request, entry } of pages) {
    if (!(await caches.match(entry))) await cache.delete(request);
  }
}
