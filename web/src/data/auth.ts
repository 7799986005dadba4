import { isStaffRole } from '@selasar/domain';
import type { StaffRole } from '@selasar/domain';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  onIdTokenChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut as endSession,
  updateProfile,
} from 'firebase/auth';
import type { User } from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import { app } from './app.ts';
import { emulator } from './config.ts';

const auth = getAuth(app);
const local = emulator('auth');
if (local) {
  connectAuthEmulator(auth, `http://${local.host}:${local.port}`, { disableWarnings: true });
}

/** Who is signed in. The role comes from the claim of the ID token, which only the server sets. */
export interface Session {
  uid: string;
  email: string;
  fullName: string;
  role: StaffRole | undefined;
  /** The person has opened the link in the verification mail, as far as the ID token knows. */
  emailVerified: boolean;
}

async function toSession(user: User): Promise<Session> {
  const { claims } = await user.getIdTokenResult();
  const role = claims['role'];
  return {
    uid: user.uid,
    email: user.email ?? '',
    fullName: user.displayName ?? '',
    role: isStaffRole(role) ? role : undefined,
    emailVerified: claims['email_verified'] === true,
  };
}

/** The session once it is known; undefined when nobody is signed in. */
export async function currentSession(): Promise<Session | undefined> {
  await auth.authStateReady();
  return auth.currentUser ? await toSession(auth.currentUser) : undefined;
}

/** Tells of every sign-in, sign-out and refreshed token. Returns the function that stops it. */
export function onSessionChange(tell: (session: Session | undefined) => void): () => void {
  return onIdTokenChanged(auth, (user) => {
    if (!user) {
      tell(undefined);
      return;
    }
    toSession(user).then(tell, () => tell(undefined));
  });
}

/** What the service says of a session that cannot go on: it was revoked, or its account is gone. */
const ended = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-refresh-token',
];

/** Asks for a new token, which carries what has changed meanwhile: a role, a verified address. */
export async function refreshSession(): Promise<Session | undefined> {
  try {
    await auth.currentUser?.getIdToken(true);
  } catch (error) {
    if (!(error instanceof FirebaseError && ended.includes(error.code))) throw error;
    await endSession(auth);
  }
  return await currentSession();
}

/** Sends the mail with which the person shows that the address is theirs. Rejects with a FirebaseError. */
export async function sendVerification(): Promise<void> {
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
}

/** Rejects with a FirebaseError; see authMessage. */
export async function signIn(email: string, password: string): Promise<Session> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return await toSession(user);
}

/**
 * Creates the account and hands it to `enrol`. If that fails the account is taken back, so that the
 * person can register again. The verification mail is a courtesy: its failure fails nothing.
 */
export async function register(
  fullName: string,
  email: string,
  password: string,
  enrol: (session: Session) => Promise<void>,
): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  try {
    await updateProfile(user, { displayName: fullName });
    await enrol(await toSession(user));
  } catch (error) {
    await user.delete().catch(() => undefined);
    throw error;
  }
  await sendEmailVerification(user).catch(() => undefined);
}

export async function signOut(): Promise<void> {
  await endSession(auth);
}
