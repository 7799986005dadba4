import { crewPages } from '../crew/routes.ts';
import { tripPages } from '../site/routes.ts';
import { shell, signIn, staffPages } from '../staff/routes.ts';
import { CrewError, StaffError, TripError } from './errors/boundaries.tsx';
import { guarded, routesWith } from './routes.ts';

export const routes = routesWith(guarded(TripError, tripPages), [
  ...guarded(CrewError, crewPages),
  ...guarded(StaffError, [signIn, { ...shell, children: guarded(StaffError, staffPages) }]),
]);
