import { projectID } from 'firebase-functions/params';
import { settings } from './settings.ts';

/** The site's own domains; empty if unset, as in tests that run functions in their own process. */
const ownOrigins = (): string[] =>
  process.env['SITE_ORIGINS'] ? settings.siteOrigins.value() : [];

/** The origin of the site: its first own domain, or the one from Firebase. A local suite sets its port. */
export const siteOrigin = (): string =>
  process.env['SITE_ORIGIN'] ?? ownOrigins()[0] ?? `https://${projectID.value()}.web.app`;
