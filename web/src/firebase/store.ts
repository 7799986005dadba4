import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { app } from './app.ts';
import { emulator } from './config.ts';

/** The full client, for staff alone: it keeps listeners open. */
export const store = getFirestore(app);
const local = emulator('firestore');
if (local) connectFirestoreEmulator(store, local.host, local.port);
