import { expect, it } from 'vitest';
import { isFromBeforeLoss } from './claims.ts';

it('a token issued before its user lost rights is invalid; one of the same second, or without a loss, is valid', () => {
  const lost = new Date('2026-11-21T01:30:00Z');
  const seconds = lost.getTime() / 1000;
  expect(isFromBeforeLoss({ iat: seconds - 1 }, lost)).toBe(true);
  expect(isFromBeforeLoss({ iat: seconds }, lost)).toBe(false);
  expect(isFromBeforeLoss({ iat: seconds - 1 }, undefined)).toBe(false);
});
