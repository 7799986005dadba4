import { type Language, mainLanguage } from '@selasar/domain/i18n';
import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { crewPages } from '../crew/routes.ts';
import { paths } from '../paths.ts';
import { tripPages } from '../site/routes.ts';
import { untilLoaded } from '../ui/loading/waiting.ts';
import { CrewError, TripError } from './errors/boundaries.tsx';
import { guarded, rootRoute, routesWith } from './routes.ts';

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
