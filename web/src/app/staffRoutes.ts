import { shell, signIn, staffPages } from '../staff/routes.ts';
import { StaffError } from './boundaries.tsx';
import { guarded } from './routes.tsx';

export const staffRoutes = guarded(StaffError, [
  signIn,
  { ...shell, children: guarded(StaffError, staffPages) },
]);
