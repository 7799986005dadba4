import { shell, signIn, staffPages } from '../staff/routes.ts';
import { StaffError } from './errors/boundaries.tsx';
import { guarded } from './routes.ts';

export const staffRoutes = guarded(StaffError, [
  signIn,
  { ...shell, children: guarded(StaffError, staffPages) },
]);
