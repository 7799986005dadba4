import { settings } from './settings.ts';
import { siteOrigins } from './siteOrigins.ts';

/** The default options of all functions. */
export const options = {
  region: settings.region,
  serviceAccount: settings.serviceAccount,
  memory: settings.memoryMib,
  timeoutSeconds: settings.timeoutSeconds,
  maxInstances: 20,
};

/** Options for calls that a visitor waits for: instances that are always warm. */
export const awaited = { minInstances: settings.minInstances };

export const callableOptions = {
  ...options,
  /** onCall asks a parameter for its value, which warns while a deployment or an emulator only lists the functions. */
  get enforceAppCheck() {
    return process.env['FUNCTIONS_CONTROL_API'] === 'true' || settings.enforceAppCheck.value();
  },
  cors: siteOrigins,
};
