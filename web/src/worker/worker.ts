// The service worker for offline support. docs/decisions/0016-offline.md says what it caches and what it never caches.
import { deleteOldCaches, file, isFile, precache } from './files.ts';
import { cacheVisited, page } from './pages.ts';
import { isPicture, cachePictures, picture } from './pictures.ts';
import type { PageView } from './cachedPages.ts';

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
