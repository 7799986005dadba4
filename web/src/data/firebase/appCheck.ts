import { app } from './app.ts';
import { appCheckKey } from './config.ts';
import { Failure, toFailure } from './failure.ts';

async function start(key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } =
    await import('firebase/app-check').catch((cause: unknown) => {
      throw new Failure('unreachable', 'not-loaded', { cause });
    });
  const provider = new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

let started: Promise<void> | undefined;

/**
 * Lets all that is asked of Firebase from now on carry App Check tokens. Whoever reads or calls waits for it; pages
 * that do neither never load it. In a local suite there is nothing to wait for. Rejects with a Failure.
 */
export async function ensureAppCheck(): Promise<void> {
  if (!appCheckKey) return;
  started ??= start(appCheckKey);
  await started.catch((error: unknown) => {
    // It was not loaded; the next call tries again.
    started = undefined;
    throw toFailure(error);
  });
}

/** A service of Firebase that begins at its first use, after App Check. */
export function afterAppCheck<Service>(begin: () => Service): () => Promise<Service> {
  let service: Service | undefined;
  return async () => {
    await ensureAppCheck();
    service ??= begin();
    return service;
  };
}
