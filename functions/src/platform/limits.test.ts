import { expect, it } from 'vitest';
import { endOfHour, hourOf } from './expiry.ts';
import { clientAddress, tooManyRequests } from './limits.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

it('an hour ends when the next begins', () => {
  expect(hourOf(at('09:00:00'))).toBe(hourOf(at('09:59:59.999')));
  expect(hourOf(at('10:00:00'))).toBe(hourOf(at('09:00:00')) + 1);
  expect(endOfHour(at('09:00:00')).toMillis()).toBe(at('10:00:00'));
  expect(endOfHour(at('09:59:59.999')).toMillis()).toBe(at('10:00:00'));
});

it.each([
  ['09:00:00', '60 minutes'],
  ['09:58:30', '2 minutes'],
  ['09:59:00', 'a minute'],
  ['09:59:59', 'a minute'],
])('at %s a retry is possible in %s', (time, wait) => {
  expect(tooManyRequests(at(time)).details).toEqual({
    code: 'too-many-requests',
    message: `There were too many requests in a short time. Please try again in ${wait}, or contact us on WhatsApp.`,
    retryAt: '2026-11-21T10:00:00.000Z',
  });
});

const socket = { remoteAddress: '10.0.0.1' };

it('trusts only the last forwarded address', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' };
  expect(clientAddress({ headers, socket })).toBe('203.0.113.7');
});

it('uses the connection if nothing was forwarded', () => {
  expect(clientAddress({ headers: {}, socket })).toBe('10.0.0.1');
  expect(clientAddress({ headers: {}, socket: {} })).toBe('');
});

it('uses the network of an IPv6 address in any notation', () => {
  const networks = ['2001:db8::1', '2001:0DB8:0:0:7::', '2001:db8:0:0:1:2:3:4', '2001:db8::'].map(
    (remoteAddress) => clientAddress({ headers: {}, socket: { remoteAddress } }),
  );
  expect(new Set(networks)).toEqual(new Set(['2001:db8:0:0']));
  const of = (remoteAddress: string) => clientAddress({ headers: {}, socket: { remoteAddress } });
  expect(of('::1')).toBe('0:0:0:0');
  expect(of('2001:db8:0:1::1')).toBe('2001:db8:0:1');
  expect(of('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7');
});

it('trusts the last of several headers, and uses the connection if they are empty', () => {
  const of = (forwarded: string | string[]) =>
    clientAddress({ headers: { 'x-forwarded-for': forwarded }, socket });
  expect(of(['1.2.3.4', '5.6.7.8,  203.0.113.7 '])).toBe('203.0.113.7');
  expect(of('')).toBe('10.0.0.1');
  expect(of('1.2.3.4, ')).toBe('10.0.0.1');
  expect(of('2001:DB8::A:0:0:1')).toBe('2001:db8:0:0');
  expect(of('2001:db8:a:b:c:d:e:f')).toBe('2001:db8:a:b');
  expect(of('1:2::')).toBe('1:2:0:0');
  expect(of('1::b:c:d:e:f:7')).toBe('1:0:b:c');
});
