import { settings } from './settings.ts';
import { siteOrigins } from './siteOrigins.ts';

/** What every function is deployed with, unless it says otherwise. */
export const options = {
  region: settings.region,
  serviceAccount: settings.serviceAccount,
  memory: settings.memoryMib,
  timeoutSeconds: settings.timeoutSeconds,
  maxInstances: 20,
};

/** For what a visitor waits for: so many servers are ready before anyone asks. */
export const awaited = { minInstances: settings.minInstances };

export const callableOptions = {
  ...options,
  enforceAppCheck: settings.enforceAppCheck,
  cors: siteOrigins,
};
