import { connectFirestoreEmulator, getFirestore, setLogLevel, terminate } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { app } from './app.ts';
import { emulator } from './config.ts';
import { atSessionEnd } from './lifetime.ts';

// Failures are shown to the user who waits, and a lost connection on the page, not in the console.
setLogLevel('silent');

function connect(): Firestore {
  const client = getFirestore(app);
  const local = emulator('firestore');
  if (local) connectFirestoreEmulator(client, local.host, local.port);
  return client;
}

/**
 * The full Firestore client, for staff, guest trips and opened calendars: it keeps listeners open. Each session of staff
 * has its own, because reactfire ends no listener: with the client end all of them, and its cache.
 */
export let store = connect();
atSessionEnd(() => {
  void terminate(store);
  store = connect();
});
