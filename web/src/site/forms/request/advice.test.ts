import type { CallErrorCode } from '@selasar/domain/core';
import { expect, it, vi } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import { adviceOn, refusedField } from './useRequestForm.ts';

const refused = (code: CallErrorCode, field?: string) =>
  new Failure('refused', code, {
    details: { code, message: 'In the words of the server.', ...(field ? { field } : {}) },
  });

it('does not claim that nothing arrived when there was no answer', () => {
  const failure = new Failure('unreachable', 'unavailable');
  expect(adviceOn(failure)).toContain('we do not know whether your request has arrived');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(adviceOn(failure)).toContain('You are offline.');
});

it("passes on the server's reason, and the field that it is about", () => {
  const failure = refused('invalid-input', 'customerEmail');
  expect(adviceOn(failure)).toBe('In the words of the server.');
  expect(refusedField(failure, { customerEmail: '' })).toBe('customerEmail');
  expect(refusedField(failure, { startDate: '' })).toBeUndefined();
});

it('reports the outcome of an earlier version of the same request', () => {
  expect(adviceOn(refused('request-id-reused'))).toContain('An earlier version of this request');
});

it('shows the server’s message for an internal error, and has no advice for others', () => {
  const details = { code: 'internal', message: 'Something went wrong.' } as const;
  expect(adviceOn(new Failure('broken', 'internal', { details }))).toBe('Something went wrong.');
  expect(adviceOn(new Failure('broken', 'bad-answer'))).toBeUndefined();
  expect(adviceOn(new TypeError('x is undefined'))).toBeUndefined();
});
