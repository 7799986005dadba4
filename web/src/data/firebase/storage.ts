import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app } from './app.ts';
import { emulator } from './config.ts';

export const storage = getStorage(app);
const local = emulator('storage');
if (local) connectStorageEmulator(storage, local.host, local.port);
