import { describe, expect, it } from 'vitest';
import {
  freeStaySearch,
  nightsOf,
  searchedNights,
  startOfBaliDate,
  type CivilDate,
} from '../../core/dates.ts';
import { suggestAlternatives } from './suggestAlternatives.ts';

const stay = (startDate: CivilDate, endDate: CivilDate) => ({ startDate, endDate });
const none: ReadonlySet<CivilDate> = new Set();
const taken = new Set(nightsOf(stay('2026-12-10', '2026-12-13')));

/** The alternatives on a day; omitted options are as on the site. */
const near = (
  requested: ReturnType<typeof stay>,
  takenNights: ReadonlySet<CivilDate>,
  search: Partial<typeof freeStaySearch> = {},
  today = '2026-12-01',
) =>
  suggestAlternatives(
    { type: 'villa', price: 100 },
    { ...requested, numberOfGuests: 2 },
    { now: startOfBaliDate(today), takenNights },
    { ...freeStaySearch, ...search },
  );

describe('the nearest free stays', () => {
  it('are as long as the requested stay, nearest first', () => {
    expect(near(stay('2026-12-11', '2026-12-13'), taken)).toEqual([
      stay('2026-12-13', '2026-12-15'),
      stay('2026-12-14', '2026-12-16'),
      stay('2026-12-08', '2026-12-10'),
    ]);
  });

  it('fit between two others', () => {
    const both = new Set([...taken, ...nightsOf(stay('2026-12-15', '2026-12-30'))]);
    const [first] = near(stay('2026-12-12', '2026-12-14'), both);
    expect(first).toEqual(stay('2026-12-13', '2026-12-15'));
  });

  it('respect the maximum number and distance', () => {
    const requested = stay('2026-12-20', '2026-12-21');
    const later = stay('2026-12-21', '2026-12-22');
    const earlier = stay('2026-12-19', '2026-12-20');
    expect(near(requested, none, { atMost: 1 })).toEqual([requested]);
    expect(near(requested, none, { atMost: 2 })).toEqual([requested, later]);
    expect(near(requested, none, { atMost: 9, withinDays: 1 })).toEqual([
      requested,
      later,
      earlier,
    ]);
    expect(near(stay('2026-12-11', '2026-12-13'), taken, { withinDays: 1 })).toEqual([]);
  });

  it('begin neither in the past nor more than two years ahead', () => {
    const requested = stay('2026-12-10', '2026-12-12');
    const later = [stay('2026-12-13', '2026-12-15'), stay('2026-12-14', '2026-12-16')];
    expect(near(requested, taken, {}, '2026-12-09')).toEqual([
      ...later,
      stay('2026-12-15', '2026-12-17'),
    ]);
    // Today and the last day are both allowed.
    const earlier = stay('2026-12-08', '2026-12-10');
    expect(near(requested, taken, {}, '2026-12-08')[0]).toEqual(earlier);
    expect(near(requested, taken, {}, '2024-12-13')).toEqual([
      earlier,
      later[0],
      stay('2026-12-07', '2026-12-09'),
    ]);
  });

  it('have no night outside the loaded calendars', () => {
    const requested = stay('2026-12-31', '2027-01-02');
    const searched = searchedNights(requested, 2);
    expect(searched).toEqual(stay('2026-12-29', '2027-01-04'));
    for (const found of near(requested, none, { atMost: 9, withinDays: 2 })) {
      expect(nightsOf(searched)).toEqual(expect.arrayContaining(nightsOf(found)));
    }
  });
});
