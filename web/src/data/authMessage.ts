import { FirebaseError } from 'firebase/app';

/** The service's answers in words that a person can act on. */
const messages: Record<string, string> = {
  'auth/invalid-credential': 'Incorrect email or password.',
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/user-not-found': 'Incorrect email or password.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/email-already-in-use': 'There is already an account with this email. Please log in.',
  'auth/weak-password': 'Please choose a password of at least 6 characters.',
  'auth/password-does-not-meet-requirements': 'Please choose a longer password.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': 'The network is unreachable. Please check your connection.',
};

/** Why a sign-in or sign-up failed: `refused` where the service gave no reason that is known, `broken` for other faults. */
export const authMessage = (error: unknown, refused: string, broken: string): string =>
  error instanceof FirebaseError ? (messages[error.code] ?? refused) : broken;
