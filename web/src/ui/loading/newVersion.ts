import { signal } from '../signal.ts';
import { browserKeys } from '../../browserKeys.ts';

/** The entry file of the newer version, once something is missing because of it. */
export const outdated = signal<string | undefined>(undefined);

/** The entry file of a newer version that is there, while the page has all that it needs. */
export const waitingVersion = signal<string | undefined>(undefined);

/** A page that the server drew names it before it loads it. */
const entryOf = (page: Document): string | null | undefined =>
  page.querySelector('[data-entry]')?.getAttribute('data-entry') ??
  page.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Names the release that runs, by its entry file; undefined while it is developed. */
export const runningRelease = (): string | undefined =>
  /\/assets\/\w+-([\w-]+)\.js$/.exec(entryOf(document) ?? '')?.[1];

/** The entry file of the version that the host serves now, if it is another than the one that runs. */
export async function newerVersion(): Promise<string | undefined> {
  try {
    const html = await (await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })).text();
    const entry = entryOf(new DOMParser().parseFromString(html, 'text/html'));
    return entry?.includes('/assets/') && entry !== entryOf(document) ? entry : undefined;
  } catch {
    return undefined;
  }
}

const key = browserKeys.loadedVersion;

/** Forms that would lose what was typed ask to stay; the others keep a draft. */
const losesNothing = (): boolean =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Loads the new version at an address, once, if nothing that was typed would be lost. Answers whether it does. */
export function loadNewVersion(entry: string, href: string): boolean {
  try {
    if (sessionStorage.getItem(key) === entry || !losesNothing()) return false;
    sessionStorage.setItem(key, entry);
  } catch {
    // Without storage nothing would tell the second time from the first.
    return false;
  }
  openAnew(href);
  return true;
}

/** Opens an address with a page of its own, also the one that is open. */
export function openAnew(href: string): void {
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
