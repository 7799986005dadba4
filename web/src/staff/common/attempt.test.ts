import { expect, it } from 'vitest';
import { Failure } from '../../data/firebase/failure.ts';
import { reasonOf } from './attempt.ts';

it("returns the server's reason for a refusal", () => {
  const details = { code: 'last-admin', message: 'The last admin cannot be changed.' } as const;
  expect(reasonOf(new Failure('refused', 'last-admin', { details }))).toBe(details.message);
  expect(reasonOf(new Failure('refused', 'permission-denied'))).toBe(
    'The server refused without a reason. Please try again.',
  );
});

it('says that nothing was sent only if that is known', () => {
  expect(reasonOf(new Failure('unreachable', 'not-sent'))).toContain('so nothing was sent');
  expect(reasonOf(new Failure('unreachable', 'unavailable'))).toBe(
    'The server could not be reached.',
  );
});

it('names who changed a tour or villa first', () => {
  expect(reasonOf(new Failure('refused', 'offer-changed'))).toBe(
    'someone else has just changed the same fields',
  );
  expect(reasonOf(new Failure('refused', 'offer-deleted'))).toBe('it was deleted by someone else');
});

it("returns nothing for a fault, and passes on the caller's own reason", () => {
  expect(reasonOf(new Failure('broken', 'internal'))).toBeUndefined();
  expect(reasonOf(new Error('this browser could not make the picture smaller'))).toBe(
    'this browser could not make the picture smaller',
  );
  expect(reasonOf('anything else')).toBeUndefined();
});
