import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAppCheck, app } from './app.ts';
import { emulator } from './config.ts';

/** The small REST client of Firestore: for single reads and writes, without listeners. */
// Failures are shown to the user who waits, not in the console.
setLogLevel('silent');

export const firestore = afterAppCheck(() => {
  const store = getFirestore(app);
  const local = emulator('firestore');
  if (local) connectFirestoreEmulator(store, local.host, local.port);
  return store;
});

/** As the server has it now. */
export const readDocument = async (path: string, ...more: string[]) =>
  getDoc(doc(await firestore(), path, ...more));
