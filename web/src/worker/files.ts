import { isOurs, kindOf } from './isOurs.ts';
import { told } from './told.ts';

/** Each version has a cache of its own: an open page keeps the files that it was loaded with. */
export const filesPrefix = 'files ';
export const ownCache = filesPrefix + told.version;

/** A file of any version: its name has the hash of its content. */
const known = (address: string) =>
  caches.match(address, { ignoreVary: true }).catch(() => undefined);

/** Brings all files of this version. Rejects when one of them is not ours; the browser tries again later. */
export async function bringFiles(): Promise<void> {
  const cache = await caches.open(ownCache);
  const bring = async (address: string) => {
    const isNamedByContent = address.includes('/assets/');
    const answer =
      (isNamedByContent ? await known(address) : undefined) ??
      (await fetch(address, { cache: isNamedByContent ? 'default' : 'no-cache' }));
    const isWhole =
      isOurs(answer, kindOf(address)) &&
      (address !== told.shell || (await answer.clone().text()).includes(told.entry));
    if (!isWhole) throw new Error(`${address} is not of this version`);
    await cache.put(address, answer);
  };
  await Promise.all([told.shell, ...told.files].map(bring));
}

/** A file from where it is kept, or else from the host. */
export async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await known(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isOurs(answer, kindOf(new URL(request.url).pathname))) {
    const copy = answer.clone();
    const keep = async () => (await caches.open(ownCache)).put(request.url, copy);
    // A full disk keeps nothing; the page has its file all the same.
    event.waitUntil(keep().catch(() => undefined));
  }
  return answer;
}

/** The page that the browser draws itself. It sends no address on: it may be the one of a trip. */
export async function shell(): Promise<Response | undefined> {
  const kept = await (await caches.open(ownCache)).match(told.shell);
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set('Referrer-Policy', 'no-referrer');
  return new Response(kept.body, { headers });
}
