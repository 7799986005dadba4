import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { app } from '../firebase/app.ts';
import { emulator } from '../firebase/config.ts';

export const storage = getStorage(app);
const local = emulator('storage');
if (local) connectStorageEmulator(storage, local.host, local.port);
