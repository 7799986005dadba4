import { expect, it } from 'vitest';
import { covers, isStaffRole, isFromBeforeLoss } from './role.ts';
import { uidSchema } from './ids.ts';

it.each([
  ['admin', 'admin', true],
  ['admin', 'staff', true],
  ['admin', 'pending', true],
  ['staff', 'admin', false],
  ['staff', 'staff', true],
  ['pending', 'staff', false],
  ['pending', 'pending', true],
  ['owner', 'pending', false],
  [undefined, 'pending', false],
] as const)('%s may do what is for %s: %s', (role, needed, expected) => {
  expect(covers(role, needed)).toBe(expected);
});

it('accepts as uid only a valid document id', () => {
  const accepted = (uid: string) => uidSchema.safeParse(uid).success;
  expect(['demo-admin', 'Xk29_a', '8c1b'].every(accepted)).toBe(true);
  expect(['', '.', '..', 'a/b', '__a__', 'x'.repeat(129)].some(accepted)).toBe(false);
});

it('opens the admin area to staff and admins only', () => {
  const roles = ['staff', 'admin', 'pending', 'owner', undefined];
  expect(roles.filter(isStaffRole)).toEqual(['staff', 'admin']);
});

it('a token issued before its user lost rights is invalid; one of the same second, or without a loss, is valid', () => {
  const lost = new Date('2026-11-21T01:30:00Z');
  const seconds = lost.getTime() / 1000;
  expect(isFromBeforeLoss({ iat: seconds - 1 }, lost)).toBe(true);
  expect(isFromBeforeLoss({ iat: seconds }, lost)).toBe(false);
  expect(isFromBeforeLoss({ iat: seconds - 1 }, undefined)).toBe(false);
});
