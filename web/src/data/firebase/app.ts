import { initializeApp } from 'firebase/app';
import { firebaseOptions, appCheckKey } from './config.ts';
import { Failure, toFailure } from './failure.ts';

export const app = initializeApp(firebaseOptions);

async function start(key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } =
    await import('firebase/app-check').catch((cause: unknown) => {
      throw new Failure('unreachable', 'not-loaded', { cause });
    });
  const provider = new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

let started: Promise<void> | undefined;

/** Pages without reads and calls never load it. A local suite needs no tokens. Rejects with a Failure. */
export async function ensureAppCheck(): Promise<void> {
  if (!appCheckKey) return;
  started ??= start(appCheckKey);
  await started.catch((error: unknown) => {
    started = undefined;
    throw toFailure(error);
  });
}

export function afterAppCheck<Service>(begin: () => Service): () => Promise<Service> {
  let service: Service | undefined;
  return async () => {
    await ensureAppCheck();
    service ??= begin();
    return service;
  };
}
