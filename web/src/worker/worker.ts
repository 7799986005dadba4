// The service worker for offline support. docs/decisions/0016-offline.md says what it caches and what it never caches.
import { deleteOldCaches, file, isFile, precache } from './files.ts';
import { cacheVisited, page, putNewest } from './pages.ts';
import type { PageView } from './cachedPages.ts';
import { isOurs } from './isOurs.ts';
import { openNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // It activates at once: any version can serve the pages of any other, because no file is deleted while a page is
  // open.
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    // The browser requests a page while the worker starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const isOwn = url.origin === self.location.origin;
  if (request.mode === 'navigate') {
    if (!isOwn) return;
    event.waitUntil(deleteOldCaches());
    event.respondWith(page(event));
  } else if (isOwn && isFile(url.pathname)) {
    event.respondWith(file(event));
  } else if (request.destination === 'image' && isPicture(url)) {
    event.respondWith(picture(event));
  }
});

self.addEventListener('message', (event) => {
  const { page: pathname, pictures } = event.data as PageView;
  event.waitUntil(Promise.allSettled([cacheVisited(pathname), cachePictures(pictures)]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification));
});

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
