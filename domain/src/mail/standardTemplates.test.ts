import { expect, it } from 'vitest';
import { fittingSituation } from './standardTemplates.ts';

const request = { status: 'confirmed' as const, paid: 0, balance: 100 };

it.each([
  ['confirmed', {}],
  ['driver', { driverId: 'wayan' }],
  ['balance', { deposit: 20 }],
  ['balance', { paid: 20, balance: 80 }],
  ['confirmed', { status: 'pending', deposit: 20 }],
  ['confirmed', { paid: 100, balance: 0, deposit: 20 }],
  ['confirmed', { status: 'pending' }],
  ['confirmed', { status: 'pending', driverId: 'wayan' }],
  ['changed', { status: 'cancelled', deposit: 20 }],
  ['changed', { status: 'completed', driverId: 'wayan' }],
] as const)('%s is offered first for %o', (situation, more) => {
  expect(fittingSituation({ ...request, ...more })).toBe(situation);
});
