import type { ContactMessage } from '@selasar/domain';
import { expect, it } from 'vitest';
import { withOpened } from './withOpened.ts';

const at = (minute: number): ContactMessage => ({
  id: `m${minute}`,
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Hello',
  message: 'Hello',
  read: false,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
});

it('puts a message back in its place', () => {
  const ids = withOpened([at(3), at(1)], at(2)).map(({ id }) => id);
  expect(ids).toEqual(['m3', 'm2', 'm1']);
});

it('adds no message that is already listed or not open', () => {
  const messages = [at(3), at(2)];
  expect(withOpened(messages, at(2))).toBe(messages);
  expect(withOpened(messages, undefined)).toBe(messages);
});
