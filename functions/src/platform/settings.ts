import {
  defineBoolean,
  defineInt,
  defineList,
  defineString,
  Expression,
  projectID,
} from 'firebase-functions/params';

/** Set and explained in functions/.env and its companions. */
export const settings = {
  region: defineString('REGION'),
  serviceAccount: defineString('SERVICE_ACCOUNT'),
  memoryMib: defineInt('MEMORY_MIB'),
  timeoutSeconds: defineInt('TIMEOUT_SECONDS'),
  minInstances: defineInt('MIN_INSTANCES'),
  enforceAppCheck: defineBoolean('ENFORCE_APP_CHECK'),
  siteOrigins: defineList('SITE_ORIGINS'),
  previews: defineBoolean('PREVIEWS'),
  requestsPerAddress: defineInt('REQUESTS_PER_ADDRESS'),
  requestsPerEmail: defineInt('REQUESTS_PER_EMAIL'),
  mailsPerEmail: defineInt('MAILS_PER_EMAIL'),
  guessesPerAddress: defineInt('GUESSES_PER_ADDRESS'),
  openRequestsPerEmail: defineInt('OPEN_REQUESTS_PER_EMAIL'),
  localFeeds: defineBoolean('LOCAL_FEEDS'),
};

/** Empty if unset, as in tests that run functions in their own process. */
const ownOrigins = (): string[] =>
  process.env['SITE_ORIGINS'] ? settings.siteOrigins.value() : [];

export const siteOrigin = (): string =>
  process.env['SITE_ORIGIN'] ?? ownOrigins()[0] ?? `https://${projectID.value()}.web.app`;

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
