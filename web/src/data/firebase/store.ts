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
 * Keeps listeners open. Each session of staff has its own, because reactfire ends no listener: with the client end all
 * of them.
 */
export let store = connect();
atSessionEnd(() => {
  void terminate(store);
  store = connect();
});
