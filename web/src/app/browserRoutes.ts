import { type Language, mainLanguage } from '@selasar/domain/i18n';
import {
  type PatchRoutesOnNavigationFunction,
  matchRoutes,
  type Location,
  type RouteObject,
} from 'react-router-dom';
import { paths } from '../paths.ts';
import { tripPages } from '../site/routes.ts';
import { untilLoaded } from '../ui/loading/waiting.ts';
import { CrewError, TripError } from './boundaries.tsx';
import { guarded, rootRoute, routesWith } from './routes.tsx';
import { page } from '../ui/loading/page.ts';

export const browserRoutes = () =>
  routesWith(guarded(TripError, tripPages), guarded(CrewError, crewPages));

const isForStaff = (pathname: string): boolean =>
  [paths.auth(), paths.admin.dashboard].some((path) => `${pathname}/`.startsWith(`${path}/`));

const loadStaffRoutes = untilLoaded(() => import('./staffRoutes.ts'));

export const findRoutes =
  (language: Language): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (language !== mainLanguage || !isForStaff(path)) return;
    const { staffRoutes } = await loadStaffRoutes();
    patch(rootRoute, staffRoutes);
  };

export async function fetchPage(
  routes: RouteObject[],
  address: Pick<Location, 'pathname'>,
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, address, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return;
      const parts = Object.entries(route.lazy).map(async ([name, load]) => [
        name,
        await (load as () => Promise<unknown>)(),
      ]);
      Object.assign(route, Object.fromEntries(await Promise.all(parts)));
      delete route.lazy;
    }),
  );
}

/** Rendered only by the browser: the key of a driver or guide goes to no server but the one that checks it. */
export const crewPages: RouteObject[] = [
  page(paths.crew(':key'), () => import('../crew/CrewPage.tsx')),
];
