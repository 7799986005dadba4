import { newerVersion, waitingVersion } from '../ui/loading/newVersion.ts';
import { savesData } from '../ui/browser.ts';
import { postPageView } from '../ui/cachedPage.ts';

const oftenMs = 3_600_000;

const loadedPictures = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap((entry) =>
    entry.initiatorType === 'img' ? entry.name : [],
  );

/** Longer than the CDN caches a page of the previous version. */
const cdnCacheMs = 60_000;

/** If only the worker differs, there is no new version. */
async function onNewWorker(isLast = false): Promise<void> {
  const entry = await newerVersion();
  if (entry || isLast) waitingVersion.set(entry);
  else setTimeout(() => void onNewWorker(true), cdnCacheMs);
}

/** The site works without it if this fails. */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  let hasOne = serviceWorker.controller !== null;
  if (!hasOne && savesData()) return;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasOne) void onNewWorker();
    else postPageView(window.location.pathname, loadedPictures());
    hasOne = true;
  });
  const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`, {
    updateViaCache: 'none',
  });
  let requestedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - requestedAt < oftenMs) return;
    requestedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
