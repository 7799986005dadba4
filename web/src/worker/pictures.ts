import { trimCache } from './trimCache.ts';
import { isOurs } from './isOurs.ts';

declare const self: ServiceWorkerGlobalScope;

const picturesCache = 'pictures';
const mostPictures = 150;

/** The site's own pictures, and uploads by staff. The content security policy limits the hosts for the worker too. */
export const isPicture = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin
    ? /^\/(images|icons)\//.test(pathname)
    : pathname.startsWith('/v0/b/');

/** Uses CORS for other origins: opaque answers count as many megabytes each. */
const openly = (address: string) => fetch(address, { mode: 'cors', credentials: 'omit' });

async function store(address: string, answer: Response): Promise<void> {
  if (!isOurs(answer, 'picture')) return;
  const cache = await caches.open(picturesCache);
  await cache.delete(address);
  await cache.put(address, answer);
  await trimCache(cache, mostPictures);
}

/** A picture from the host, or else its cached copy. */
export async function picture(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await openly(url);
    // A full disk cannot cache it; the page still gets its picture.
    event.waitUntil(store(url, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    const cached = await caches.match(url, { cacheName: picturesCache, ignoreVary: true });
    return cached ?? fetch(event.request);
  }
}

/** Caches pictures that loaded before the worker was active. They come from the browser's own cache. */
export async function cachePictures(addresses: readonly string[]): Promise<void> {
  const seen = addresses.filter((address) => isPicture(new URL(address)));
  await Promise.allSettled(
    seen.slice(-mostPictures).map(async (address) => store(address, await openly(address))),
  );
}
