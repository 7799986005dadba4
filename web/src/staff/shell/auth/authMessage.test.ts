import { expect, it } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import { authMessage } from './authMessage.ts';

const messageOf = (error: unknown) => authMessage(error, 'Sign in failed', 'Error signing in');

it("shows the service's reason, that it refused, or that something else went wrong", () => {
  const wrong = 'Incorrect email or password.';
  expect(messageOf(new Failure('refused', 'auth/invalid-credential'))).toBe(wrong);
  expect(messageOf(new Failure('refused', 'auth/password-does-not-meet-requirements'))).toBe(
    'Please choose a longer password.',
  );
  expect(messageOf(new Failure('refused', 'auth/never-heard-of'))).toBe('Sign in failed');
  expect(messageOf(new Failure('unreachable', 'unavailable'))).toBe(
    'The network is unreachable. Please check your connection.',
  );
  expect(messageOf(new TypeError('x is undefined'))).toBe('Error signing in');
});
