import { expect, it } from 'vitest';
import { roleActions } from './roles.ts';

const admin = { role: 'admin' } as const;
const staff = { role: 'staff' } as const;
const waiting = { role: 'pending' } as const;
const labels = (...everybody: Parameters<typeof roleActions>) =>
  roleActions(...everybody).map(({ label }) => label);

it('approves those who wait, promotes and removes staff', () => {
  expect(labels(waiting, [admin, waiting])).toEqual(['Approve']);
  expect(labels(staff, [admin, staff])).toEqual(['Make admin', 'Remove']);
});

it('offers nothing for the last admin', () => {
  expect(labels(admin, [admin, staff])).toEqual([]);
  expect(labels(admin, [admin, admin])).toEqual(['Make staff', 'Remove']);
});
