import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const socket = { remoteAddress: '10.0.0.1' };

it('believes the last forwarded address only', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' };
  expect(clientAddress({ headers, socket })).toBe('203.0.113.7');
});

it('is the connection where nothing was forwarded', () => {
  expect(clientAddress({ headers: {}, socket })).toBe('10.0.0.1');
  expect(clientAddress({ headers: {}, socket: {} })).toBe('');
});
