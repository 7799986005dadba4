import type { ReactNode } from 'react';
import { FirebaseProviders, SessionProvider } from '../data/firebase/FirebaseProviders.tsx';

const session = {};

/** What the staff area has around its views. */
export const WithFirebase = ({ children }: { children: ReactNode }) => (
  <FirebaseProviders>
    <SessionProvider session={session}>{children}</SessionProvider>
  </FirebaseProviders>
);
