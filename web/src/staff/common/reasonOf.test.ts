import { expect, it } from 'vitest';
import { Failure } from '../../data/firebase/failure.ts';
import { reasonOf } from './reasonOf.ts';

it('says what the server refuses with', () => {
  const details = { code: 'last-admin', message: 'The last admin stays one.' } as const;
  expect(reasonOf(new Failure('refused', 'last-admin', { details }))).toBe(details.message);
  expect(reasonOf(new Failure('refused', 'permission-denied'))).toBe(
    'The server refused without a reason. Please try again.',
  );
});

it('says that nothing was sent only where that is known', () => {
  expect(reasonOf(new Failure('unreachable', 'not-sent'))).toContain('so nothing was sent');
  expect(reasonOf(new Failure('unreachable', 'unavailable'))).toBe(
    'The server could not be reached.',
  );
});

it('says who was faster with a tour or villa', () => {
  expect(reasonOf(new Failure('refused', 'offer-changed'))).toBe(
    'someone else has just changed the same fields',
  );
  expect(reasonOf(new Failure('refused', 'offer-deleted'))).toBe('it was deleted by someone else');
});

it('has nothing to say of a fault, and passes on what the room itself found wrong', () => {
  expect(reasonOf(new Failure('broken', 'internal'))).toBeUndefined();
  expect(reasonOf(new Error('this browser could not make the picture smaller'))).toBe(
    'this browser could not make the picture smaller',
  );
  expect(reasonOf('anything else')).toBeUndefined();
});
