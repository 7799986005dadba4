import { loadNewVersion, waitingVersion } from '../../ui/loading/newVersion.ts';
import type { BrowserRouter } from '../hydratedRouter.ts';

/** Loads a waiting new version with the next page, unless a form has unsaved input. A closing menu is no next page. */
export function takeNewVersion(router: BrowserRouter): void {
  router.subscribe(({ location: here, navigation: { location: next } }) => {
    const entry = waitingVersion.get();
    if (!entry || !next || next.pathname === here.pathname) return;
    loadNewVersion(entry, router.createHref(next));
  });
}
