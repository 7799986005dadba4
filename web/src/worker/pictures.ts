import { isOurs } from './isOurs.ts';
import { putNewest } from './putNewest.ts';

declare const self: ServiceWorkerGlobalScope;

const picturesCache = 'pictures';
const mostPictures = 150;

/** The content security policy limits the hosts for the worker too. */
export const isPicture = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin
    ? /^\/(images|icons)\//.test(pathname)
    : pathname.startsWith('/v0/b/');

/** Uses CORS for other origins: opaque answers count as many megabytes each. */
const openly = (address: string) => fetch(address, { mode: 'cors', credentials: 'omit' });

async function store(address: string, answer: Response): Promise<void> {
  if (isOurs(answer, 'picture')) await putNewest(picturesCache, address, answer, mostPictures);
}

export async function picture(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const answer = await openly(url);
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
