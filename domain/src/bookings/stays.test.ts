import { describe, expect, it } from 'vitest';
import {
  freeStaysInstead,
  freeStaysNear,
  monthsOf,
  nightsByMonth,
  nightsOf,
  searchedNights,
  takenNightsOf,
} from './stays.ts';
import { calendarId, calendarSchema, takenNightsIn } from './calendar.ts';

const stay = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('nights', () => {
  it('counts the night of check-in and not the one of check-out', () => {
    expect(nightsOf(stay('2026-12-30', '2027-01-02'))).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(nightsOf(stay('2028-02-28', '2028-03-01'))).toEqual(['2028-02-28', '2028-02-29']);
    expect(nightsOf(stay('2026-12-30', '2026-12-30'))).toEqual([]);
    expect(nightsOf(stay('2026-12-30', '2026-12-29'))).toEqual([]);
  });

  it('groups them by month', () => {
    expect([...nightsByMonth(stay('2026-12-30', '2027-01-02'))]).toEqual([
      ['2026-12', ['2026-12-30', '2026-12-31']],
      ['2027-01', ['2027-01-01']],
    ]);
    expect(monthsOf(stay('2026-11-30', '2026-12-01'))).toEqual(['2026-11']);
    expect(monthsOf(stay('2026-11-30', '2027-01-02'))).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('lets one stay begin on the day another ends', () => {
    const taken = new Set(nightsOf(stay('2026-12-10', '2026-12-12')));
    expect(takenNightsOf(stay('2026-12-12', '2026-12-14'), taken)).toEqual([]);
    expect(takenNightsOf(stay('2026-12-08', '2026-12-10'), taken)).toEqual([]);
    expect(takenNightsOf(stay('2026-12-11', '2026-12-14'), taken)).toEqual(['2026-12-11']);
  });
});

describe('the nearest free stays', () => {
  const taken = new Set(nightsOf(stay('2026-12-10', '2026-12-13')));
  const search = { from: '2026-12-01', to: '2027-12-01', atMost: 3, withinDays: 30 };

  it('are as long as the wish, nearest first', () => {
    expect(freeStaysNear(stay('2026-12-11', '2026-12-13'), taken, search)).toEqual([
      stay('2026-12-13', '2026-12-15'),
      stay('2026-12-14', '2026-12-16'),
      stay('2026-12-08', '2026-12-10'),
    ]);
  });

  it('fit between two others', () => {
    const both = new Set([...taken, ...nightsOf(stay('2026-12-15', '2026-12-30'))]);
    const [first] = freeStaysNear(stay('2026-12-12', '2026-12-14'), both, search);
    expect(first).toEqual(stay('2026-12-13', '2026-12-15'));
  });

  it('begin on the allowed days only, and none are found where all is taken', () => {
    const wish = stay('2026-12-11', '2026-12-13');
    const found = freeStaysNear(wish, taken, { ...search, from: '2026-12-10', to: '2026-12-13' });
    expect(found).toEqual([stay('2026-12-13', '2026-12-15')]);
    // The first and the last allowed day are allowed.
    const earlier = stay('2026-12-08', '2026-12-10');
    expect(freeStaysNear(wish, taken, { ...search, from: '2026-12-08', to: '2026-12-12' })).toEqual(
      [earlier],
    );
    expect(freeStaysNear(wish, taken, { ...search, from: '2026-12-09', to: '2026-12-12' })).toEqual(
      [],
    );
    expect(freeStaysNear(wish, taken, { ...search, withinDays: 1 })).toEqual([]);
    expect(freeStaysNear(wish, new Set(), { ...search, atMost: 1 })).toEqual([wish]);
  });

  it('are no more than asked for, and no further away', () => {
    const wish = stay('2026-12-20', '2026-12-21');
    const later = stay('2026-12-21', '2026-12-22');
    const earlier = stay('2026-12-19', '2026-12-20');
    expect(freeStaysNear(wish, new Set(), { ...search, atMost: 2 })).toEqual([wish, later]);
    expect(freeStaysNear(wish, new Set(), { ...search, atMost: 9, withinDays: 1 })).toEqual([
      wish,
      later,
      earlier,
    ]);
  });
});

describe('the stays that a guest is offered instead', () => {
  it('are three, and none begins before today or more than two years ahead', () => {
    const taken = new Set(nightsOf(stay('2026-12-10', '2026-12-13')));
    const wish = stay('2026-12-10', '2026-12-12');
    expect(freeStaysInstead(wish, taken, '2026-12-09')).toEqual([
      stay('2026-12-13', '2026-12-15'),
      stay('2026-12-14', '2026-12-16'),
      stay('2026-12-15', '2026-12-17'),
    ]);
    // Today is early enough.
    expect(freeStaysInstead(wish, taken, '2026-12-08')[0]).toEqual(
      stay('2026-12-08', '2026-12-10'),
    );
    expect(freeStaysInstead(wish, taken, '2024-12-13')).toEqual([
      stay('2026-12-08', '2026-12-10'),
      stay('2026-12-13', '2026-12-15'),
      stay('2026-12-07', '2026-12-09'),
    ]);
  });
});

describe('a calendar', () => {
  it('is one villa in one month', () => {
    expect(calendarId('villa-sawah-ubud', '2026-12')).toBe('villa-sawah-ubud_2026-12');
    const calendar = { villaId: 'a', month: '2026-12', nights: { '2026-12-10': true } };
    expect(takenNightsIn([calendarSchema.parse(calendar), undefined])).toEqual(
      new Set(['2026-12-10']),
    );
    expect(calendarSchema.safeParse({ ...calendar, nights: { tomorrow: true } }).success).toBe(
      false,
    );
  });
});

it('a search for free stays looks at every night that one of them may have', () => {
  const wish = stay('2026-12-31', '2027-01-02');
  expect(searchedNights(wish, 2)).toEqual(stay('2026-12-29', '2027-01-04'));
  for (const found of freeStaysNear(wish, new Set(), {
    from: '2026-01-01',
    to: '2028-01-01',
    atMost: 9,
    withinDays: 2,
  })) {
    expect(nightsOf(searchedNights(wish, 2))).toEqual(expect.arrayContaining(nightsOf(found)));
  }
});
