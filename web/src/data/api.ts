import {
  adminOperations,
  crewOperations,
  guestOperations,
  staffOperations,
  tripOperations,
} from '@selasar/domain';
import { client } from './firebase/call.ts';

// What is asked of the server: see domain/src/api.ts. Each is left out of the pages that do not ask.

export const guestApi = /* @__PURE__ */ client('guest', guestOperations);
export const tripApi = /* @__PURE__ */ client('trip', tripOperations);
export const crewApi = /* @__PURE__ */ client('crew', crewOperations);
export const staffApi = /* @__PURE__ */ client('staff', staffOperations);
export const adminApi = /* @__PURE__ */ client('admin', adminOperations);
