import type { heicTo } from 'heic-to/csp';
// oxlint-disable-next-line import/default -- Vite makes an address of it
import address from 'heic-to/csp?url';

let failures = 0;

/**
 * The HEIC decoder; undefined if it cannot be loaded. A browser does not request a failed module again, so each retry
 * uses another address.
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
