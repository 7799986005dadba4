import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore';
import { app } from './app.ts';
import { emulator } from './config.ts';

/** The full Firestore client, for staff, guest trips and opened calendars: it keeps listeners open. */
// Failures are shown to the user who waits, and a lost connection on the page, not in the console.
setLogLevel('silent');

export const store = getFirestore(app);
const local = emulator('firestore');
if (local) connectFirestoreEmulator(store, local.host, local.port);
