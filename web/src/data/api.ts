import { adminApi, crewApi, guestApi, staffApi, tripApi } from '@selasar/domain';
import { client } from './core/call.ts';

// What is asked of the server: see domain/src/api.ts. Each is left out of the pages that do not ask.

export const guest = /* @__PURE__ */ client('guest', guestApi);
export const trip = /* @__PURE__ */ client('trip', tripApi);
export const crew = /* @__PURE__ */ client('crew', crewApi);
export const staff = /* @__PURE__ */ client('staff', staffApi);
export const admin = /* @__PURE__ */ client('admin', adminApi);
