import { projectID } from 'firebase-functions/params';
import { settings } from './settings.ts';

/** Empty if unset, as in tests that run functions in their own process. */
const ownOrigins = (): string[] =>
  process.env['SITE_ORIGINS'] ? settings.siteOrigins.value() : [];

export const siteOrigin = (): string =>
  process.env['SITE_ORIGIN'] ?? ownOrigins()[0] ?? `https://${projectID.value()}.web.app`;
