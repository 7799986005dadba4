import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { app } from './app.ts';
import { emulator } from './config.ts';

/** The small REST client of Firestore: for single reads and writes, without listeners. */
export const firestore = getFirestore(app);
const local = emulator('firestore');
if (local) connectFirestoreEmulator(firestore, local.host, local.port);
