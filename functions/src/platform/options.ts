import { settings } from './settings.ts';
import { Expression, projectID } from 'firebase-functions/params';

/** Known at run time only. */
class SiteOrigins extends Expression<string[]> {
  runtimeValue(): string[] {
    const project = projectID.value();
    const own = settings.siteOrigins.value();
    const previews = settings.previews.value() ? [previewsOf(project)] : [];
    const addresses = [`https://${project}.web.app`, `https://${project}.firebaseapp.com`, ...own];
    // The type excludes patterns, but the code that reads the list accepts them.
    return [...addresses, ...previews] as string[];
  }
}

const previewsOf = (project: string) =>
  new RegExp(`^https://${project}--[a-z0-9-]+-[a-z0-9]{8,10}\\.web\\.app$`);

/** Not used in the emulators, which allow any origin. */
const siteOrigins: Expression<string[]> = new SiteOrigins();

export const options = {
  region: settings.region,
  serviceAccount: settings.serviceAccount,
  memory: settings.memoryMib,
  timeoutSeconds: settings.timeoutSeconds,
  maxInstances: 20,
};

/** For calls that a visitor waits for. */
export const awaited = { minInstances: settings.minInstances };

export const callableOptions = {
  ...options,
  /** onCall asks a parameter for its value, which warns while a deployment or an emulator only lists the functions. */
  get enforceAppCheck() {
    return process.env['FUNCTIONS_CONTROL_API'] === 'true' || settings.enforceAppCheck.value();
  },
  cors: siteOrigins,
};
