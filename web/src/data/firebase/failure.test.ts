import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withDeadline, Failure, toFailure } from './failure.ts';

const ofCode = (code: string) => toFailure(new FirebaseError(code, 'in the words of the SDK'));

describe('a failure', () => {
  it.each(['permission-denied', 'not-found', 'auth/wrong-password', 'storage/unauthorized'])(
    'is a refusal: %s',
    (code) => {
      expect(ofCode(code)).toMatchObject({ kind: 'refused', code });
    },
  );

  it.each([
    'unavailable',
    'deadline-exceeded',
    'auth/network-request-failed',
    'storage/retry-limit-exceeded',
  ])('tells nothing: %s', (code) => {
    expect(ofCode(code)).toMatchObject({ kind: 'unreachable', code });
  });

  it.each(['internal', 'invalid-argument', 'auth/internal-error'])('is a fault: %s', (code) => {
    expect(ofCode(code)).toMatchObject({ kind: 'broken', code });
  });

  it('is a fault when the answer is invalid or the code is wrong', () => {
    const { error } = z.string().safeParse(7);
    expect(toFailure(error)).toMatchObject({ kind: 'broken', code: 'bad-answer' });
    expect(toFailure(new TypeError('x is undefined'))).toMatchObject({ kind: 'broken' });
  });

  it('keeps its cause, and is returned unchanged', () => {
    const cause = new FirebaseError('unavailable', 'no line');
    const failure = toFailure(cause);
    expect(failure.cause).toBe(cause);
    expect(toFailure(failure)).toBe(failure);
  });
});

describe('a deadline', () => {
  it('passes on a result that comes in time, and turns an error into a failure', async () => {
    expect(await withDeadline(Promise.resolve('here'), 1000)).toBe('here');
    const refused = Promise.reject(new FirebaseError('permission-denied', 'no'));
    await expect(withDeadline(refused, 1000)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('has an unknown outcome when the deadline passes', async () => {
    await expect(withDeadline(new Promise(() => undefined), 1)).rejects.toEqual(
      new Failure('unreachable', 'deadline-exceeded'),
    );
  });
});
