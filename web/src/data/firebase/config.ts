import type { FirebaseOptions } from 'firebase/app';

const env = import.meta.env;

/** Vite reserves the name `local` for a mode. */
export const isLocal = env.DEV || env.MODE === 'emulators';

export const firebaseOptions: FirebaseOptions = isLocal
  ? {
      projectId: 'demo-selasar',
      apiKey: 'demo',
      authDomain: 'demo-selasar.firebaseapp.com',
      storageBucket: 'demo-selasar.appspot.com',
    }
  : {
      projectId: env['VITE_FIREBASE_PROJECT_ID'],
      apiKey: env['VITE_FIREBASE_API_KEY'],
      authDomain: env['VITE_FIREBASE_AUTH_DOMAIN'],
      appId: env['VITE_FIREBASE_APP_ID'],
      storageBucket: env['VITE_FIREBASE_STORAGE_BUCKET'],
      messagingSenderId: env['VITE_FIREBASE_MESSAGING_SENDER_ID'],
    };

/** Required by production builds (vite.config.ts); a local suite needs none. */
export const appCheckKey: string | undefined = isLocal ? undefined : env['VITE_APP_CHECK_KEY'];

/** The ports of a local suite are consecutive: the site's own port, then these. */
const offsets = { hosting: 0, auth: 1, firestore: 2, functions: 3, storage: 4 };

export function emulator(
  service: keyof typeof offsets,
): { host: string; port: number } | undefined {
  if (!isLocal) return undefined;
  const base = Number(env['VITE_EMULATOR_BASE_PORT'] ?? window.location.port);
  return { host: window.location.hostname, port: base + offsets[service] };
}
