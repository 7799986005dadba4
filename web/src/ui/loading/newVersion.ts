import { signal } from '../signal.ts';
import { browserKeys } from '../../browserKeys.ts';

/** The entry file of the newer version, once a file is missing because of it. */
export const outdated = signal<string | undefined>(undefined);

/** The entry file of an available newer version, while the page still has all its files. */
export const waitingVersion = signal<string | undefined>(undefined);

/** A page from the server names its entry file before it loads it. */
const entryOf = (page: Document): string | null | undefined =>
  page.querySelector('[data-entry]')?.getAttribute('data-entry') ??
  page.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Undefined in development. */
export const runningRelease = (): string | undefined =>
  /\/assets\/\w+-([\w-]+)\.js$/.exec(entryOf(document) ?? '')?.[1];

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

/** Forms that would lose input block unloading; the others keep a draft. */
const canReload = (): boolean =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Once, if no input would be lost. Returns whether it does. */
export function loadNewVersion(entry: string, href: string): boolean {
  try {
    if (sessionStorage.getItem(key) === entry || !canReload()) return false;
    sessionStorage.setItem(key, entry);
  } catch {
    // Without storage a second attempt could not be detected.
    return false;
  }
  hardNavigate(href);
  return true;
}

export function hardNavigate(href: string): void {
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
