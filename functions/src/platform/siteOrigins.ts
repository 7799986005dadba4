import { Expression, projectID } from 'firebase-functions/params';
import { settings } from './settings.ts';

/** The origins that may call functions: the site's Firebase addresses and its own domains. Known at run time only. */
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

/** The origin of a preview: its name and a few random letters. */
const previewsOf = (project: string) =>
  new RegExp(`^https://${project}--[a-z0-9-]+-[a-z0-9]{8,10}\\.web\\.app$`);

/** Not used in the emulators, which allow any origin. */
export const siteOrigins: Expression<string[]> = new SiteOrigins();
