import {
  adminOperations,
  crewOperations,
  guestOperations,
  staffOperations,
  tripOperations,
} from '@selasar/domain/api';
import { client } from './firebase/call.ts';

// Each client is a separate export, so pages that do not use one do not bundle it.

export const guestApi = /* @__PURE__ */ client('guest', guestOperations);
export const tripApi = /* @__PURE__ */ client('trip', tripOperations);
export const crewApi = /* @__PURE__ */ client('crew', crewOperations);
export const staffApi = /* @__PURE__ */ client('staff', staffOperations);
export const adminApi = /* @__PURE__ */ client('admin', adminOperations);
