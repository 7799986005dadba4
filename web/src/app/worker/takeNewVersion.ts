import type { createBrowserRouter } from 'react-router-dom';
import { loadNewVersion, waitingVersion } from '../../ui/loading/newVersion.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Loads a waiting new version with the next page, unless a form has unsaved input. A closing menu is no next page. */
export function takeNewVersion(router: Router): void {
  router.subscribe(({ location: here, navigation: { location: next } }) => {
    const entry = waitingVersion.get();
    if (!entry || !next || next.pathname === here.pathname) return;
    loadNewVersion(entry, router.createHref(next));
  });
}
