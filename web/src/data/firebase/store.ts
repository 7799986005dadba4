import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore';
import { app } from './app.ts';
import { emulator } from './config.ts';

/** The full client, for staff, a guest's trip and calendars that were opened: it keeps listeners open. */
// Failures are told to the person who waits, and a lost connection on the page, not to the console.
setLogLevel('silent');

export const store = getFirestore(app);
const local = emulator('firestore');
if (local) connectFirestoreEmulator(store, local.host, local.port);
