import type { heicTo } from 'heic-to/csp';
// oxlint-disable-next-line import/default -- Vite makes an address of it
import address from 'heic-to/csp?url';

let failures = 0;

/**
 * What reads HEIC photos; undefined when it cannot be loaded. A browser does not ask again for a module that failed,
 * so the next time it is asked by another address.
 */
export async function loadHeicTo(): Promise<typeof heicTo | undefined> {
  try {
    const library = (await import(/* @vite-ignore */ `${address}?${failures}`)) as {
      heicTo: typeof heicTo;
    };
    return library.heicTo;
  } catch {
    failures += 1;
    return undefined;
  }
}
