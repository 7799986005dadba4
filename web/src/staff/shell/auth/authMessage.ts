import { toFailure } from '../../../data/firebase/failure.ts';

const unreachable = 'The network is unreachable. Please check your connection.';

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
};

/** `refused` if the service gave no known reason, `broken` for faults. */
export function authMessage(error: unknown, refused: string, broken: string): string {
  const { kind, code } = toFailure(error);
  if (kind === 'unreachable') return unreachable;
  return messages[code] ?? (kind === 'refused' ? refused : broken);
}
