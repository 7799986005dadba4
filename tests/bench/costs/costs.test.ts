import { expect, it } from 'vitest';
import { costOf, firstLimit, type Profile, total, usageOf } from './costs.ts';

const profile: Profile = {
  pages: 4,
  megabytes: 0.5,
  readsPerPage: 5,
  secondsPerPage: 0.1,
  drawsPerMonth: 1_000_000,
  readsPerVisit: 1,
  booked: 0.01,
  booking: { reads: 20, writes: 10, invocations: 5, seconds: 2 },
  memory: 0.5,
  kibPerBooking: 4,
  monthsKept: 12,
};

it('counts every page while the CDN cache is empty', () => {
  expect(usageOf(1000, profile)).toEqual({
    reads: 4000 * 5 + 1000 + 10 * 20,
    writes: 100,
    invocations: 4000 + 50,
    processor: 400 + 20,
    memory: 210,
    egress: 0.5,
    storage: (10 * 12 * 4) / 2 ** 20,
  });
});

it('renders no more pages than the CDN requests', () => {
  const { invocations, reads } = usageOf(10_000_000, profile);
  expect(invocations).toBe(1_000_000 + 100_000 * 5);
  expect(reads).toBe(5_000_000 + 10_000_000 + 100_000 * 20);
});

it('costs nothing within the free quota, and beyond it only the excess', () => {
  const usage = usageOf(1000, profile);
  expect(total(costOf(usage))).toBe(0);
  expect(costOf({ ...usage, egress: 110, reads: 1_600_000 })).toEqual({
    reads: expect.closeTo(0.06),
    writes: 0,
    invocations: 0,
    processor: 0,
    memory: 0,
    egress: expect.closeTo(15),
    storage: 0,
  });
});

it('names the quota that is used up first', () => {
  expect(firstLimit(profile)).toEqual({ item: 'egress', visits: 20_000 });
  expect(firstLimit({ ...profile, megabytes: 0.01 }).item).toBe('reads');
});
