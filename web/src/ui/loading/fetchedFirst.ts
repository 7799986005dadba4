import { noteFault } from '../noteFault.ts';
import { newerVersion, outdated } from './newVersion.ts';

export class ChunkLoadError extends Error {
  readonly reason: 'offline' | 'outdated' | 'unreachable';

  constructor(reason: ChunkLoadError['reason'], cause: unknown) {
    super('A part of the page could not be loaded.', { cause });
    this.reason = reason;
  }
}

const retryDelayMs = 600;
const timeoutMs = 30_000;

const fetched = new Map<string, Promise<void>>();

async function attempt(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  // A host without the file, or a hotel's sign-in page, may answer with another type.
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (!response.ok || !isScript) throw new TypeError(`No script at ${url}`);
  await response.arrayBuffer();
}

async function attemptTwice(url: string): Promise<void> {
  try {
    await attempt(url);
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, retryDelayMs);
    });
    await attempt(url);
  }
}

function fetchOnce(url: string): Promise<void> {
  const under = fetched.get(url);
  if (under) return under;
  const now = attemptTwice(url).catch((error: unknown) => {
    fetched.delete(url);
    throw error;
  });
  fetched.set(url, now);
  return now;
}

const isInPage = (url: string): boolean =>
  document.querySelector(`link[href="${url}"], script[src="${url}"]`) !== null;

async function reasonOf(error: unknown): Promise<ChunkLoadError> {
  if (!navigator.onLine) return new ChunkLoadError('offline', error);
  const newer = await newerVersion();
  if (newer) outdated.set(newer);
  const missing = new ChunkLoadError(newer ? 'outdated' : 'unreachable', error);
  if (!newer) noteFault(missing);
  return missing;
}

/**
 * Replaces every `import()` in the build (see vite.config.ts). A browser remembers a failed import for the lifetime of
 * the page and never retries. So the files are fetched first, and then imported from the browser's cache. Rejects with
 * ChunkLoadError.
 */
export async function fetchedFirst<Code>(
  code: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const urls = files.map((file) => import.meta.env.BASE_URL + file);
  try {
    await Promise.all(urls.filter((url) => !isInPage(url)).map(fetchOnce));
  } catch (error) {
    throw await reasonOf(error);
  }
  return code();
}
