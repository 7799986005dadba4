import { expect, it } from 'vitest';
import { statusesOf, type StatusTable } from './statusTable.ts';

const table: StatusTable<'asked' | 'agreed'> = {
  asked: { label: 'Asked', color: 'yellow', actions: [{ to: 'agreed', label: 'Agree' }] },
  agreed: { label: 'Agreed', color: 'green', actions: [] },
};

it('lists all statuses, or those that match a condition', () => {
  expect(statusesOf(table)).toEqual(['asked', 'agreed']);
  expect(statusesOf(table, ({ color }) => color === 'green')).toEqual(['agreed']);
});
