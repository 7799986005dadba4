import { Expression, projectID } from 'firebase-functions/params';
import { settings } from './settings.ts';

/** Where a page may call from: the site's addresses at Firebase and those of its own. Known once a function runs. */
class SiteOrigins extends Expression<string[]> {
  runtimeValue(): string[] {
    const project = projectID.value();
    const own = settings.siteOrigins.value();
    const previews = settings.previews.value() ? [previewsOf(project)] : [];
    const addresses = [`https://${project}.web.app`, `https://${project}.firebaseapp.com`, ...own];
    // The type knows no patterns; what reads the list does.
    return [...addresses, ...previews] as string[];
  }
}

/** Hosting gives each preview an address with its name and a few letters by chance. */
const previewsOf = (project: string) =>
  new RegExp(`^https://${project}--[a-z0-9-]+-[a-z0-9]{8,10}\\.web\\.app$`);

/** Not asked in the emulators, which let pages of any origin call. */
export const siteOrigins: Expression<string[]> = new SiteOrigins();
