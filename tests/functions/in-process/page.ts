import { deleteApp } from 'firebase/app';
import { vi } from 'vitest';

/**
 * Opens a page of the suite's site in this process, with the site's own code. Returns a function that closes it and its
 * listeners.
 */
export async function openPage(): Promise<() => Promise<void>> {
  const [hostname, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const { JSDOM } = await vi.importActual<{
    JSDOM: new (
      html: string,
      options: { url: string; pretendToBeVisual: boolean },
    ) => { window: Window };
  }>('jsdom');
  const url = `http://${hostname}:${Number(port) - 2}`;
  const { window } = new JSDOM('', { url, pretendToBeVisual: true });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('navigator', window.navigator);
  return async () => {
    const { endSession } = await import('../../../web/src/data/firebase/lifetime.ts');
    const { app } = await import('../../../web/src/data/firebase/app.ts');
    const { cleanup } = await import('@testing-library/react');
    // React may have work scheduled, which looks for the window.
    cleanup();
    endSession();
    await deleteApp(app);
    await new Promise(setImmediate);
    vi.unstubAllGlobals();
  };
}
