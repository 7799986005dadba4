import { mainLanguage } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import type { RouteObject } from 'react-router-dom';
import { crewPages } from '../crew/routes.ts';
import { tripPages } from '../site/routes.ts';
import { shell, signIn, staffPages } from '../staff/routes.ts';
import { CrewError, StaffError, TripError } from './errors/boundaries.tsx';
import { guarded, routesWith } from './routes.ts';

/** What is for staff is in English alone. */
const ofStaff = guarded(StaffError, [
  signIn,
  { ...shell, children: guarded(StaffError, staffPages) },
]);

/** All pages that there are in a language. */
export const routesIn = (language: Language): RouteObject[] =>
  routesWith(guarded(TripError, tripPages), [
    ...guarded(CrewError, crewPages),
    ...(language === mainLanguage ? ofStaff : []),
  ]);
