import { app } from '../app.ts';
import { appCheckKey } from '../config.ts';

async function start(key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

let started: Promise<void> | undefined;

/** Lets calls carry App Check tokens from now on, if that is configured. */
export async function ensureAppCheck(): Promise<void> {
  if (!appCheckKey) return;
  started ??= start(appCheckKey);
  await started.catch((error: unknown) => {
    // It was not loaded; the next call tries again.
    started = undefined;
    throw error;
  });
}
