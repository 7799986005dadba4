// Property tests with many random trips.
import { describe, expect, it } from 'vitest';
import { baliDayOf } from '../../core/bali/ceremonies.ts';
import { addDays, type CivilDate } from '../../core/dates.ts';
import { numbers, type Numbers } from '../../../testing/arbitraryRules.ts';
import { airportName as airport } from '../../core/bali/places.ts';
import { stayIn, tourOn, transferOn, arbitraryTrip } from '../../../testing/arbitraryTrip.ts';
import { type TripWarning, warningText, fixText } from './warningText.ts';
import { isPartOfTrip, type CheckedRequest } from './journeys.ts';
import { tripWarningsOf } from './tripWarningsOf.ts';

const seed = 1;
const cases = 1000;

const today = '2026-11-22';
/** Weeks without closed days, unlike those around Nyepi. */
const usual = '2027-05-01';
const aroundNyepi = '2027-02-28';

const each = (what: (requests: CheckedRequest[], below: Numbers) => void) => {
  const below = numbers(seed);
  for (let count = 0; count < cases; count += 1) {
    what(arbitraryTrip(below, below(2) === 0 ? usual : aroundNyepi), below);
  }
};

const found = (requests: readonly CheckedRequest[]) => tripWarningsOf(requests, today);

/** Moves every date in a request, or in a warning with its facts, by a number of days. */
function moved<Value>(value: Value, days: number): Value {
  const text = JSON.stringify(value).replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) =>
    addDays(date, days),
  );
  return JSON.parse(text) as Value;
}

const isSame = (one: TripWarning, other: TripWarning): boolean =>
  one.code === other.code && one.requests.join() === other.requests.join();

const closedDays = (requests: readonly CheckedRequest[]): CivilDate[] =>
  requests
    .flatMap((request) =>
      request.kind === 'bookings' ? [request.startDate, request.endDate] : [request.pickupDate],
    )
    // The early morning after a closed day is closed too.
    .filter((date) => [date, addDays(date, -1)].some((day) => baliDayOf(day)?.kind === 'closed'));

describe(`random trips, seed ${seed}, ${cases} trips`, () => {
  it('the random trips have all kinds of warnings, and trips without any', () => {
    const codes = new Map<string, number>();
    each((requests) => {
      const warnings = found(requests);
      for (const code of warnings.length === 0 ? ['none'] : warnings.map((one) => one.code)) {
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    });
    expect([...codes.keys()].toSorted()).toEqual([
      'no-arrival-transfer',
      'none',
      'tour-before-landing',
      'tour-on-landing-day',
      'tours-on-one-day',
    ]);
    expect(Math.min(...codes.values())).toBeGreaterThan(5);
  });

  it('the order of the requests changes nothing', () => {
    each((requests, below) => {
      const shuffled = requests
        .map((request) => ({ request, place: below(1000) }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ request }) => request);
      expect(found(shuffled)).toEqual(found(requests));
    });
  });

  it('cancelled requests change nothing, and no warning names them', () => {
    each((requests) => {
      const open = requests.filter(isPartOfTrip);
      expect(found(requests)).toEqual(found(open));
      const ids = new Set(open.map(({ id }) => id));
      for (const warning of found(requests)) {
        expect(warning.requests.filter((id) => !ids.has(id))).toEqual([]);
      }
    });
  });

  it('each warning appears once, by day, in one sentence for each reader, with a suggested fix', () => {
    each((requests) => {
      const warnings = found(requests);
      const sentences = warnings.map((warning) => warningText(warning, 'guest'));
      expect(new Set(warnings.map((one) => JSON.stringify(one))).size).toBe(warnings.length);
      const dates = warnings.map(({ facts }) => facts.date);
      expect(dates).toEqual(dates.toSorted());
      const texts = [
        ...sentences,
        ...warnings.map((warning) => warningText(warning, 'staff')),
        ...warnings.map(({ suggestedFix }) => fixText(suggestedFix, 'guest')),
        ...warnings.map(({ suggestedFix }) => fixText(suggestedFix, 'staff')),
      ];
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object|Invalid|^$/);
    });
  });

  it('a warning disappears when one of its requests is cancelled', () => {
    each((requests) => {
      for (const warning of found(requests)) {
        for (const id of warning.requests) {
          const without = requests.map((request) =>
            request.id === id ? { ...request, status: 'cancelled' as const } : request,
          );
          expect(found(without).some((one) => isSame(one, warning))).toBe(false);
        }
      }
    });
  });

  it('a warning disappears when its suggested fix is applied', () => {
    const followed = new Map<string, number>();
    each((requests) => {
      for (const warning of found(requests)) {
        const after = afterFix(requests, warning);
        followed.set(warning.suggestedFix.code, (followed.get(warning.suggestedFix.code) ?? 0) + 1);
        expect(found(after).some((one) => isSame(one, warning))).toBe(false);
      }
    });
    expect([...followed.keys()].toSorted()).toEqual(['add-transfer', 'change-date']);
  });

  it('a moved trip has the same warnings, moved, if no day is closed', () => {
    let compared = 0;
    each((requests, below) => {
      const days = below(60) - 30;
      const other = moved(requests, days);
      if (closedDays([...requests, ...other]).length > 0) return;
      compared += 1;
      expect(found(other)).toEqual(moved(found(requests), days));
    });
    expect(compared).toBeGreaterThan(cases / 2);
  });

  it('a well-planned trip has no warnings, until its first transfer is removed', () => {
    const below = numbers(seed);
    for (let count = 0; count < cases; count += 1) {
      const requests = wellPlanned(below);
      expect(found(requests)).toEqual([]);
      expect(found(requests.slice(1))).toMatchObject([{ code: 'no-arrival-transfer' }]);
    }
  });

  it('warnings never increase as days pass', () => {
    each((requests, below) => {
      const warnings = found(requests);
      const later = addDays(usual, below(40) - 60);
      expect(tripWarningsOf(requests, later)).toEqual(
        warnings.filter(({ facts }) => facts.date >= later),
      );
    });
  });
});

/** The requests after the guest has applied the suggested fix. */
function afterFix(
  requests: readonly CheckedRequest[],
  { suggestedFix }: TripWarning,
): CheckedRequest[] {
  if (suggestedFix.code === 'add-transfer') {
    return [...requests, transferOn(suggestedFix.date, '14:00', airport, suggestedFix.to)];
  }
  // Far from all the others, and on an ordinary day.
  return requests.map((request) =>
    request.id === suggestedFix.request ? moved(request, 210) : request,
  );
}

/** An arrival, consecutive stays, tours on some of the full days, transfers in between, and a departure. */
function wellPlanned(below: Numbers): CheckedRequest[] {
  const villas = ['Villa Sawah Ubud', 'Villa Karang Uluwatu', 'Rumah Senja'].slice(below(3));
  const begin = addDays(usual, below(30));
  const requests: CheckedRequest[] = [
    transferOn(begin, `${14 + below(8)}:00`, airport, villas[0] ?? ''),
  ];
  let day = begin;
  for (const [index, villa] of villas.entries()) {
    const from = day;
    day = addDays(day, 1 + below(4));
    requests.push(stayIn(from, day, villa));
    const next = villas[index + 1];
    if (next && below(2) === 0) requests.push(transferOn(day, '11:00', villa, next));
    if (!next) requests.push(transferOn(day, `${10 + below(14)}:00`, villa, airport));
    for (let tourDay = addDays(from, 1); tourDay < day; tourDay = addDays(tourDay, 1)) {
      if (below(2) === 0) requests.push(tourOn(tourDay));
    }
  }
  return requests;
}
