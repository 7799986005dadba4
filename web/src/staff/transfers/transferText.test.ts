import { expect, it } from 'vitest';
import { shortRequests } from './transferText.ts';

it('shows the first 50 characters of the special requests', () => {
  const fifty = 'x'.repeat(50);
  expect(shortRequests(fifty)).toBe(fifty);
  expect(shortRequests(`${fifty}y`)).toBe(`${fifty}…`);
  expect(shortRequests('Child seat')).toBe('Child seat');
});
