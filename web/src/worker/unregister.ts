// Replaces the worker to remove it: docs/operations/when-something-is-wrong.md#the-service-worker-is-broken. Every
// browser with a worker loads this on its next visit.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const end = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
