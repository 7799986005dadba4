import { expect, it } from 'vitest';
import { readViews } from './savedView.ts';

const view = { v: 1, list: 'bookings', name: 'Today', query: 'days=today', at: 2 };

it('reads views in the order in which they were saved', () => {
  const { views, unreadable } = readViews({ b: view, a: view, c: { ...view, at: 1 } });
  expect(views.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(unreadable).toBe(0);
});

it.each([
  ['of a later version', { ...view, v: 2 }],
  ['of a list that is not there', { ...view, list: 'crew' }],
  ['without a name', { ...view, name: '' }],
  ['with a name that is too long', { ...view, name: 'x'.repeat(61) }],
  ['that is none', 'Today'],
])('leaves out and counts one %s', (_, damaged) => {
  const { views, unreadable } = readViews({ a: view, b: damaged });
  expect(views).toEqual([{ ...view, id: 'a' }]);
  expect(unreadable).toBe(1);
});

it.each([undefined, null, 7, 'views', []])('reads no views from %j', (items) => {
  expect(readViews(items).views).toEqual([]);
});
