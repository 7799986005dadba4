import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { authMessage } from './authMessage.ts';

const told = (error: unknown) => authMessage(error, 'Sign in failed', 'Error signing in');

it("says the service's reason, that it refused, or that something else went wrong", () => {
  const wrong = 'Incorrect email or password.';
  expect(told(new FirebaseError('auth/invalid-credential', 'INVALID'))).toBe(wrong);
  expect(told(new FirebaseError('auth/password-does-not-meet-requirements', 'SHORT'))).toBe(
    'Please choose a longer password.',
  );
  expect(told(new FirebaseError('auth/never-heard-of', 'NEW'))).toBe('Sign in failed');
  expect(told(new TypeError('x is undefined'))).toBe('Error signing in');
});
