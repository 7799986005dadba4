import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, StorageProvider } from 'reactfire';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { auth } from './auth.ts';
import { app } from './app.ts';
import { sessionSignal } from './lifetime.ts';
import { store } from './store.ts';
import { emulator } from './config.ts';

export const FirebaseProviders = ({ children }: { children?: ReactNode }) => (
  <FirebaseAppProvider firebaseApp={app} suspense={false}>
    <AuthProvider sdk={auth}>
      <StorageProvider sdk={storage}>{children}</StorageProvider>
    </AuthProvider>
  </FirebaseAppProvider>
);

/** Its views are gone at once when the session ends. Another session is another object, also for the same user. */
export function SessionProvider({ session, children }: { session: object; children?: ReactNode }) {
  const [opened, setOpened] = useState(() => openedFor(session));
  if (opened.session !== session) setOpened(openedFor(session));
  const { signal, client } = opened;
  const subscribe = useCallback(
    (notify: () => void) => {
      signal.addEventListener('abort', notify);
      return () => signal.removeEventListener('abort', notify);
    },
    [signal],
  );
  const hasEnded = useSyncExternalStore(subscribe, () => signal.aborted);
  return hasEnded ? null : <FirestoreProvider sdk={client}>{children}</FirestoreProvider>;
}

const openedFor = (session: object) => ({ session, signal: sessionSignal(), client: store });

export const storage = getStorage(app);
const local = emulator('storage');
if (local) connectStorageEmulator(storage, local.host, local.port);
