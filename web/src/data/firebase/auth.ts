import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from './app.ts';
import { emulator } from './config.ts';

/** Like `getAuth`, but without the popup resolver, which loads third-party scripts even if no popup is opened. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});
const local = emulator('auth');
if (local) {
  connectAuthEmulator(auth, `http://${local.host}:${local.port}`, { disableWarnings: true });
}
