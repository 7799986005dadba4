import type { Job } from '@selasar/domain/crew';
import { expect, it } from 'vitest';
import {
  addressOf,
  countsText,
  filtered,
  noDriver,
  readDate,
  readFilter,
  writeFilter,
} from './dayState.ts';
import { job } from './testing/job.ts';

const today = '2026-12-14';

it.each([
  [undefined, today],
  ['2026-12-15', '2026-12-15'],
  ['2027-02-29', undefined],
  ['2026-1-2', undefined],
  ['0202-12-14', undefined],
  ['tomorrow', undefined],
])('the address %s is the day %s', (text, date) => {
  expect(readDate(text, today)).toBe(date);
});

it('the address of today moves on with the clock', () => {
  expect(addressOf(today, today)).toBe('/admin/day');
  expect(addressOf('2026-12-15', today)).toBe('/admin/day/2026-12-15');
});

it('a filter is read as it was written, and leaves the rest of the address alone', () => {
  for (const filter of [
    { driver: undefined, openOnly: false },
    { driver: 'made', openOnly: true },
  ]) {
    const written = writeFilter(new URLSearchParams('open=one&driver=old&show=open'), filter);
    expect(readFilter(written)).toEqual(filter);
    expect(written.get('open')).toBe('one');
  }
});

const done = { what: 'done', at: new Date(0), by: 'one' } as const;
const jobs: Job[] = [
  job({ id: '1', driverId: 'made' }),
  job({ id: '2', driverId: 'made', tick: done }),
  job({ id: '3' }),
  job({ id: '4', part: 'check-in', sort: 'check-in', status: 'pending' }),
  job({ id: '5', tick: { ...done, what: 'no-show' } }),
];
const idsOf = (filter: Parameters<typeof filtered>[1]) =>
  filtered(jobs, filter).map(({ id }) => id);

it('shows the jobs of a driver, those that need a driver, or open ones', () => {
  const driver = undefined;
  expect(idsOf({ driver, openOnly: false })).toEqual(['1', '2', '3', '4', '5']);
  expect(idsOf({ driver, openOnly: true })).toEqual(['1', '3', '4']);
  expect(idsOf({ driver: 'made', openOnly: false })).toEqual(['1', '2']);
  expect(idsOf({ driver: 'made', openOnly: true })).toEqual(['1']);
  // Nobody drives to a check-in.
  expect(idsOf({ driver: noDriver, openOnly: false })).toEqual(['3', '5']);
});

it('summarizes the jobs of a day', () => {
  expect(countsText(jobs)).toBe('5 jobs, 1 done, 1 no-show, 1 not confirmed');
  expect(countsText(jobs.slice(0, 1))).toBe('1 job, 0 done');
});
