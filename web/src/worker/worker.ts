// The service worker for offline support. docs/decisions/0016-offline.md says what it caches and what it never caches.
import { precache, file } from './files.ts';
import { deleteOldCaches } from './deleteOldCaches.ts';
import { cacheVisited, page } from './pages.ts';
import { isPicture, cachePictures, picture } from './pictures.ts';
import type { PageView } from './pageView.ts';
import { build } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

const files = new Set(build.files);

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
  } else if (isOwn && (files.has(url.pathname) || url.pathname.startsWith('/assets/'))) {
    event.respondWith(file(event));
  } else if (request.destination === 'image' && isPicture(url)) {
    event.respondWith(picture(event));
  }
});

self.addEventListener('message', (event) => {
  const { page: pathname, pictures } = event.data as PageView;
  event.waitUntil(Promise.allSettled([cacheVisited(pathname), cachePictures(pictures)]));
});
