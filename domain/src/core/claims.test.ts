import { expect, it } from 'vitest';
import { isFromBeforeLoss } from './claims.ts';

it('a token from before the loss of rights opens nothing, one of the same second or without a loss does', () => {
  const lost = new Date('2026-11-21T01:30:00Z');
  const seconds = lost.getTime() / 1000;
  expect(isFromBeforeLoss({ iat: seconds - 1 }, lost)).toBe(true);
  expect(isFromBeforeLoss({ iat: seconds }, lost)).toBe(false);
  expect(isFromBeforeLoss({ iat: seconds - 1 }, undefined)).toBe(false);
});
