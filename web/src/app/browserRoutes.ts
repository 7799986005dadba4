import { shell, signIn, staffPages } from '../staff/routes.ts';
import { guarded, routesWith } from './routes.ts';

export const routes = routesWith([signIn, { ...shell, children: guarded(staffPages) }]);
