import { reportLimits } from '@selasar/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFlood, isTooMuch } from './reportQuota.ts';

const hourMs = 3_600_000;
let clock = Date.parse('2026-11-21T00:00:00Z');
beforeEach(() => {
  // Each test uses another hour, so nothing is counted yet.
  clock += hourMs;
  vi.useFakeTimers({ now: clock });
});
afterEach(() => {
  vi.useRealTimers();
});

const from = (forwarded: string, named?: string) =>
  isTooMuch({
    headers: { 'x-forwarded-for': forwarded, ...(named ? { 'fastly-client-ip': named } : {}) },
    socket: {},
  });
/** The number of accepted reports out of the given number. */
const taken = (reports: number, send: (n: number) => boolean) =>
  Array.from({ length: reports }, (_, n) => send(n)).filter((much) => !much).length;
const { perAddress, perSource } = reportLimits;

it('limits the reports of an address per hour', () => {
  expect(taken(perAddress + 5, () => from('192.0.2.1'))).toBe(perAddress);
  expect(from('192.0.2.2')).toBe(false);
  vi.setSystemTime(clock + hourMs);
  expect(from('192.0.2.1')).toBe(false);
});

it('limits the reports of all addresses together per minute', () => {
  expect(taken(reportLimits.perMinute + 5, isFlood)).toBe(reportLimits.perMinute);
  vi.setSystemTime(clock + 60_000);
  expect(isFlood()).toBe(false);
});

it('distinguishes the visitors behind Hosting', () => {
  expect(taken(perAddress + 5, () => from('10.0.0.1', '192.0.2.1'))).toBe(perAddress);
  expect(from('10.0.0.1', '192.0.2.2')).toBe(false);
});

it('ignores the entries before Google’s own', () => {
  expect(taken(perAddress + 5, (n) => from(`198.51.100.${n}, 192.0.2.1`))).toBe(perAddress);
});

it('forged addresses share the limit of the real address', () => {
  const hostile = (n: number) => from('192.0.2.66', `made up ${n}`);
  expect(taken(perSource + 50, hostile)).toBe(perSource);
  // Other addresses are still accepted, even the one that was used.
  expect(from('10.0.0.1', 'made up 1')).toBe(false);
  expect(from('192.0.2.7')).toBe(false);
});

it('nobody can use up another’s limit', () => {
  expect(taken(perAddress + 5, () => from('192.0.2.66', '203.0.113.7'))).toBe(perAddress);
  expect(from('10.0.0.1', '203.0.113.7')).toBe(false);
  expect(from('203.0.113.7')).toBe(false);
});

it('a header of any length or format counts as one address', () => {
  const long = 'x'.repeat(45);
  expect(taken(perAddress + 5, (n) => from('10.0.0.1', long + n))).toBe(perAddress);
  const list = { headers: { 'fastly-client-ip': ['a', 'b'] as never }, socket: {} };
  expect(isTooMuch(list)).toBe(false);
});
