import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import {
  type CalendarState,
  inView,
  readCalendarState,
  writeCalendarState,
} from './calendarState.ts';
import { periodFrom, turned } from './period.ts';

const today = '2026-11-22';
const usual: CalendarState = { view: 'month', from: '2026-11-20', kind: 'all' };
const read = (text: string) => readCalendarState(new URLSearchParams(text), today);
const write = (state: CalendarState, before = '') =>
  writeCalendarState(new URLSearchParams(before), state, today).toString();

describe('the state of the calendar in the URL', () => {
  it.each<CalendarState>([
    usual,
    { ...usual, from: '2027-02-01' },
    { ...usual, kind: 'tours' },
    { ...usual, from: '2026-11-01' },
    { view: 'week', from: '2026-11-16', kind: 'villas' },
    { view: 'week', from: '2026-12-28', kind: 'all' },
  ])('comes back as it was written: %j', (state) => {
    expect(read(write(state))).toEqual(state);
  });

  it('omits default values, and keeps parameters of others', () => {
    expect(write(usual)).toBe('');
    expect(write(usual, 'open=b1&view=week&from=2026-01-05&kind=tours')).toBe('open=b1');
    expect(write({ ...usual, view: 'week' })).toBe('view=week');
  });

  it('begins with a Monday or the first of a month, and ignores invalid values', () => {
    expect(read('from=2026-12-24')).toEqual({ ...usual, from: '2026-12-01' });
    expect(read('from=2026-12-24&view=week')).toEqual({
      ...usual,
      view: 'week',
      from: '2026-12-21',
    });
    expect(read('from=2026-02-30&view=year&kind=boats')).toEqual(usual);
    expect(read('from=9999-12-31')).toEqual(usual);
  });
});

it('pages by weeks and by months of any length', () => {
  expect(periodFrom('month', '2027-02-01').endDate).toBe('2027-03-01');
  expect(periodFrom('month', '2026-12-01').endDate).toBe('2027-01-01');
  expect(periodFrom('week', '2026-12-28').endDate).toBe('2027-01-04');
  expect(turned('month', '2027-03-01', -1)).toBe('2027-02-01');
  expect(turned('month', '2026-12-01', 1)).toBe('2027-01-01');
  expect(turned('week', '2026-12-28', 1)).toBe('2027-01-04');
  expect(turned('week', '2027-01-04', -1)).toBe('2026-12-28');
});

it('opens two days before today, and pages from there to whole weeks and months', () => {
  // On the 28th a calendar month would show 27 days that are over, and three to come.
  expect(readCalendarState(new URLSearchParams(), '2026-11-28').from).toBe('2026-11-26');
  expect(periodFrom('month', '2026-11-26').endDate).toBe('2026-12-27');
  expect(periodFrom('week', '2026-11-26').endDate).toBe('2026-12-03');
  expect(turned('month', '2026-11-26', 1)).toBe('2026-12-01');
  expect(turned('month', '2026-11-26', -1)).toBe('2026-11-01');
  expect(turned('week', '2026-11-26', 1)).toBe('2026-11-30');
  expect(turned('week', '2026-11-26', -1)).toBe('2026-11-23');
});

it("'Block nights' opens today's nights, at the end of a month as well", () => {
  const params = new URL(paths.admin.freeNights, 'https://example.com').searchParams;
  const state = readCalendarState(params, '2026-11-28');
  expect(state).toEqual({ view: 'month', from: '2026-11-26', kind: 'villas' });
});

it('keeps today in view when the view changes, otherwise the days on screen', () => {
  expect(inView(usual, 'week', today).from).toBe('2026-11-20');
  expect(inView({ ...usual, from: '2026-11-01' }, 'week', today).from).toBe('2026-11-20');
  expect(inView({ ...usual, from: '2027-02-01' }, 'week', today).from).toBe('2027-02-01');
  const week: CalendarState = { view: 'week', from: '2026-12-28', kind: 'all' };
  expect(inView(week, 'month', today)).toEqual({ ...week, view: 'month', from: '2026-12-01' });
});
