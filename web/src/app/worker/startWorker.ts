import { today } from '../../clock/useToday.ts';
import { forgetOldTrips } from '../../data/trips/oldTrips.ts';
import { newerVersion, waitingVersion } from '../../ui/loading/newVersion.ts';
import { savesData } from '../../ui/savesData.ts';
import { tellSeen } from '../../ui/tellSeen.ts';

/** Milliseconds: a page that stays open asks so often whether there is a new version, when it is looked at. */
const oftenMs = 3_600_000;

/** Pictures that came before the worker was there. */
const picturesSeen = () =>
  performance
    .getEntriesByType('resource')
    .flatMap((entry) => (entry.initiatorType === 'img' ? entry.name : []));

/** Milliseconds: longer than the CDN keeps a page of the version before. */
const keptByCdnMs = 60_000;

/** Whoever has the page of another version is told of the new one. The worker alone may differ: then there is none. */
async function onNewWorker(isLast = false): Promise<void> {
  const entry = await newerVersion();
  if (entry || isLast) waitingVersion.set(entry);
  else setTimeout(() => void onNewWorker(true), keptByCdnMs);
}

/** Starts what keeps the site for when there is no line. What fails here is missing nowhere else. */
export async function startWorker(): Promise<void> {
  forgetOldTrips(today());
  const { serviceWorker } = navigator;
  let hasOne = serviceWorker.controller !== null;
  if (!hasOne && savesData()) return;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasOne) void onNewWorker();
    else tellSeen(window.location.pathname, picturesSeen());
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
