import { cutDown } from './cutDown.ts';
import { isOurs } from './isOurs.ts';

declare const self: ServiceWorkerGlobalScope;

const picturesCache = 'pictures';
const mostPictures = 150;

/** The site's own pictures, and those that staff have uploaded. From which hosts, the content policy says: it binds the worker, too. */
export const isPicture = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin
    ? /^\/(images|icons)\//.test(pathname)
    : pathname.startsWith('/v0/b/');

/** Of another origin it is asked for openly: what a page cannot read counts as many megabytes. */
const openly = (address: string) => fetch(address, { mode: 'cors', credentials: 'omit' });

async function keep(address: string, answer: Response): Promise<void> {
  if (!isOurs(answer, 'picture')) return;
  const cache = await caches.open(picturesCache);
  await cache.delete(address);
  await cache.put(address, answer);
  await cutDown(cache, mostPictures);
}

/** A picture from the host; without it, as it was seen last. */
export async function picture(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await openly(url);
    // A full disk keeps nothing; the page has its picture all the same.
    event.waitUntil(keep(url, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    const kept = await caches.match(url, { cacheName: picturesCache, ignoreVary: true });
    return kept ?? fetch(event.request);
  }
}

/** Keeps pictures that were on the page before the worker was. They come from the browser's own cache. */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  const seen = addresses.filter((address) => isPicture(new URL(address)));
  await Promise.allSettled(
    seen.slice(-mostPictures).map(async (address) => keep(address, await openly(address))),
  );
}
