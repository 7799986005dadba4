import { expect, it } from 'vitest';
import { actionsFor } from './roles.ts';

const settled = (role: 'pending' | 'staff' | 'admin') => ({
  role,
  tokenRole: role,
  refused: false,
});
const admin = settled('admin');
const staff = settled('staff');
const waiting = settled('pending');
const labels = (...everybody: Parameters<typeof actionsFor>) =>
  actionsFor(...everybody).map(({ label }) => label);

it('approves or refuses those who wait, promotes and removes staff', () => {
  expect(labels(waiting, [admin, waiting])).toEqual(['Approve', 'Refuse']);
  expect(labels(staff, [admin, staff])).toEqual(['Make admin', 'Remove']);
});

it('offers nothing for the last admin', () => {
  expect(labels(admin, [admin, staff])).toEqual([]);
  expect(labels(admin, [admin, admin])).toEqual(['Make staff', 'Remove']);
});

it('offers to finish an interrupted change', () => {
  const removed = { ...waiting, tokenRole: 'staff' as const };
  expect(labels(removed, [admin, removed])).toEqual(['Approve', 'Finish']);
  const approved = { ...staff, tokenRole: 'pending' as const };
  expect(labels(approved, [admin, approved])).toEqual(['Make admin', 'Remove', 'Finish']);
  const [finish] = actionsFor(removed, [admin, removed]).slice(-1);
  expect(finish).toEqual({ label: 'Finish', to: 'pending' });
  const refused = { ...waiting, refused: true };
  expect(labels(refused, [admin, refused])).toEqual(['Refuse']);
});
