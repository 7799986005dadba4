import type { createBrowserRouter } from 'react-router-dom';
import { loadNewVersion, waitingVersion } from '../../ui/loading/newVersion.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Lets a new version that is there come with the next page, unless a form asks to stay. */
export function takeNewVersion(router: Router): void {
  router.subscribe(({ navigation: { location } }) => {
    const entry = waitingVersion.get();
    if (entry && location) loadNewVersion(entry, router.createHref(location));
  });
}
