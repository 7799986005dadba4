import { Expression, projectID } from 'firebase-functions/params';
import { settings } from './settings.ts';

/** Where a page may call from: the site's addresses at Firebase and those of its own. Known once a function runs. */
class SiteOrigins extends Expression<string[]> {
  runtimeValue(): string[] {
    const project = projectID.value();
    const own = settings.siteOrigins.value();
    return [`https://${project}.web.app`, `https://${project}.firebaseapp.com`, ...own];
  }
}

/** Not asked in the emulators, which let pages of any origin call. */
export const siteOrigins: Expression<string[]> = new SiteOrigins();
