import { expect, it } from 'vitest';
import { statusesOf, type StatusTable } from './statusTable.ts';

const table: StatusTable<'requested' | 'agreed'> = {
  requested: { label: 'Requested', color: 'yellow', actions: [{ to: 'agreed', label: 'Agree' }] },
  agreed: { label: 'Agreed', color: 'green', actions: [] },
};

it('lists all statuses, or those that match a condition', () => {
  expect(statusesOf(table)).toEqual(['requested', 'agreed']);
  expect(statusesOf(table, ({ color }) => color === 'green')).toEqual(['agreed']);
});
