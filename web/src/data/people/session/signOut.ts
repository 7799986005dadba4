import { signOut as end } from 'firebase/auth';
import { failing, Failure } from '../../firebase/failure.ts';
import { beginSession, endSession } from '../../firebase/lifetime.ts';
import { auth } from '../../firebase/auth.ts';
import { currentSession, type Session } from './session.ts';

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
