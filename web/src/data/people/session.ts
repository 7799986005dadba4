import { isStaffRole, roleClaim, type StaffRole, collections } from '@selasar/domain/core';
import {
  type User,
  sendEmailVerification,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  updateProfile,
  signOut as end,
} from 'firebase/auth';
import { useUser } from 'reactfire';
import { doc, updateDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { failing, Failure } from '../firebase/failure.ts';
import { auth } from '../firebase/auth.ts';
import { firestore } from '../firebase/lite.ts';
import { ensureAppCheck } from '../firebase/app.ts';
import { beginSession, endSession } from '../firebase/lifetime.ts';

let opened: Session | undefined;

/** Nothing is read or followed before; any earlier session has ended. */
export async function openSession(): Promise<Session | undefined> {
  const [session] = await Promise.all([currentSession(), ensureAppCheck()]);
  if (!session || (opened && !isSame(opened, session))) endSession();
  if (session) beginSession();
  opened = session;
  return session;
}

/** The role comes from a claim of the ID token, which only the server sets. */
export interface Session {
  uid: string;
  email: string;
  fullName: string;
  role: StaffRole | undefined;
  emailVerified: boolean;
}

export const isSame = (one: Session, other: Session): boolean =>
  one.uid === other.uid && one.role === other.role && one.emailVerified === other.emailVerified;

export async function toSession(user: User): Promise<Session> {
  const { claims } = await failing(user.getIdTokenResult());
  const role = claims[roleClaim];
  return {
    uid: user.uid,
    email: user.email ?? '',
    fullName: user.displayName ?? '',
    role: isStaffRole(role) ? role : undefined,
    emailVerified: claims['email_verified'] === true,
  };
}

export async function currentSession(): Promise<Session | undefined> {
  await auth.authStateReady();
  return auth.currentUser ? await toSession(auth.currentUser) : undefined;
}

export function useAccount(): { fullName: string; email: string } {
  const { data: user } = useUser();
  return { fullName: user?.displayName ?? '', email: user?.email ?? '' };
}

export async function sendVerification(): Promise<void> {
  if (auth.currentUser) await failing(sendEmailVerification(auth.currentUser));
}

/** Informs admins that the user's address is verified. The rules trust only the ID token. */
export async function noteVerified({ uid }: Session): Promise<void> {
  await failing(updateDoc(doc(await firestore(), collections.users, uid), { emailVerified: true }));
}

export async function signIn(email: string, password: string): Promise<void> {
  endSession();
  await failing(signInWithEmailAndPassword(auth, email, password));
}

async function requestApproval({ uid, email, fullName }: Session): Promise<void> {
  const profile = { email, fullName, role: 'pending', createdAt: serverTimestamp() };
  await failing(setDoc(doc(await firestore(), collections.users, uid), profile));
}

/** If adding them to the approval list fails, the account is deleted, so that they can register again. */
export async function register(fullName: string, email: string, password: string): Promise<void> {
  endSession();
  const { user } = await failing(createUserWithEmailAndPassword(auth, email, password));
  try {
    await failing(updateProfile(user, { displayName: fullName }));
    await requestApproval(await toSession(user));
  } catch (error) {
    await user.delete().catch(() => undefined);
    throw error;
  }
  await sendEmailVerification(user).catch(() => undefined);
}

export async function signOut(): Promise<void> {
  endSession();
  try {
    await failing(end(auth));
  } catch (error) {
    beginSession();
    throw error;
  }
}

const ended = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-refresh-token',
];

export async function refreshSession(): Promise<Session | undefined> {
  try {
    await failing(Promise.resolve(auth.currentUser?.getIdToken(true)));
  } catch (error) {
    if (!(error instanceof Failure && ended.includes(error.code))) throw error;
    await signOut();
  }
  return await currentSession();
}
