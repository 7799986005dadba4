import type { ReactNode } from 'react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, StorageProvider } from 'reactfire';
import { auth } from '../../people/session/auth.ts';
import { app } from '../app.ts';
import { sessionSignal } from '../lifetime.ts';
import { storage } from '../storage.ts';
import { store } from '../store.ts';

/** Gives the staff area the same app and services that code outside React imports. */
export const FirebaseProviders = ({ children }: { children?: ReactNode }) => (
  <FirebaseAppProvider firebaseApp={app} suspense={false}>
    <AuthProvider sdk={auth}>
      <StorageProvider sdk={storage}>{children}</StorageProvider>
    </AuthProvider>
  </FirebaseAppProvider>
);

/**
 * Gives the views of one session its Firestore client. When the session ends they are gone at once, and with them all
 * that they show; another session is another object, also if the same user goes on.
 */
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
