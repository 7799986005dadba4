import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { app } from '../core/app.ts';
import { emulator } from '../core/config.ts';

export const auth = getAuth(app);
const local = emulator('auth');
if (local) {
  connectAuthEmulator(auth, `http://${local.host}:${local.port}`, { disableWarnings: true });
}
