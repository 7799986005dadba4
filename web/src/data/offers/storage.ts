import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app } from '../core/app.ts';
import { emulator } from '../core/config.ts';

export const storage = getStorage(app);
const local = emulator('storage');
if (local) connectStorageEmulator(storage, local.host, local.port);
