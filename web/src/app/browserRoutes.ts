import { crewPages } from '../crew/routes.ts';
import { tripPages } from '../site/routes.ts';
import { shell, signIn, staffPages } from '../staff/routes.ts';
import { guarded, routesWith } from './routes.ts';

export const routes = routesWith(tripPages, [
  ...crewPages,
  signIn,
  { ...shell, children: guarded(staffPages) },
]);
