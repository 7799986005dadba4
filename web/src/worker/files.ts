import { isOurs, kindOf } from './isOurs.ts';
import { build } from './build.ts';

/** Each version has its own cache: an open page keeps the files of its version. */
export const filesPrefix = 'files ';
export const ownCache = filesPrefix + build.version;

/** A file of any version: its name has the hash of its content. */
const known = (address: string) =>
  caches.match(address, { ignoreVary: true }).catch(() => undefined);

/** Fetches all files of this version. Rejects if one of them is not ours; the browser retries later. */
export async function precache(): Promise<void> {
  const cache = await caches.open(ownCache);
  const precacheFile = async (address: string) => {
    const isNamedByContent = address.includes('/assets/');
    const answer =
      (isNamedByContent ? await known(address) : undefined) ??
      (await fetch(address, { cache: isNamedByContent ? 'default' : 'no-cache' }));
    const isWhole =
      isOurs(answer, kindOf(address)) &&
      (address !== build.shell || (await answer.clone().text()).includes(build.entry));
    if (!isWhole) throw new Error(`${address} is not of this version`);
    await cache.put(address, answer);
  };
  await Promise.all([build.shell, ...build.files].map(precacheFile));
}

/** A file from the cache, or else from the host. */
export async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await known(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (isOurs(answer, kindOf(new URL(request.url).pathname))) {
    const copy = answer.clone();
    const store = async () => (await caches.open(ownCache)).put(request.url, copy);
    // A full disk cannot cache it; the page still gets its file.
    event.waitUntil(store().catch(() => undefined));
  }
  return answer;
}

/** The page that the browser renders itself. It sends no referrer, because the address may have a trip's key. */
export async function shell(): Promise<Response | undefined> {
  const cached = await (await caches.open(ownCache)).match(build.shell);
  if (!cached) return undefined;
  const headers = new Headers(cached.headers);
  headers.set('Referrer-Policy', 'no-referrer');
  return new Response(cached.body, { headers });
}
