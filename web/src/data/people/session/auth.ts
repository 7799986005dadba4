import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from '../../firebase/app.ts';
import { emulator } from '../../firebase/config.ts';

/** As `getAuth`, without what opens the windows of other providers: that loads scripts of theirs, also for no window. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
});
const local = emulator('auth');
if (local) {
  connectAuthEmulator(auth, `http://${local.host}:${local.port}`, { disableWarnings: true });
}
