import { defineBoolean, defineInt, defineList, defineString } from 'firebase-functions/params';

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
