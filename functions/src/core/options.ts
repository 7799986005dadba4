import { region } from '@selasar/domain';
import { settings } from './settings.ts';
import { siteOrigins } from './siteOrigins.ts';

/** What every function is deployed with. */
export const options = { region, maxInstances: 20 };

export const callableOptions = {
  ...options,
  enforceAppCheck: settings.enforceAppCheck,
  cors: siteOrigins,
};
