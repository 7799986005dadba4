import { addDays, baliDate } from '../src/core/dates.ts';
import { offerRulesSchema, type OfferRules } from '../src/pricing/rules/offerRules.ts';
import { type Extra, type Extras, extraUnits } from '../src/pricing/extras.ts';
import { guestKindKeys, writeCounts } from '../src/pricing/guestKinds.ts';
import { periodText } from '../src/pricing/rules/period.ts';
import type { Availability, OfferTerms } from '../src/pricing/rules/terms.ts';

// Random rules for property tests.

export type Numbers = (below: number) => number;

/** Mulberry32: random numbers, reproducible by seed. */
export function numbers(start: number): Numbers {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const arbitraryExtras = (below: Numbers): Extras =>
  Object.fromEntries(
    Array.from({ length: 1 + below(4) }, (_, index): [string, Extra] => {
      const isArea = below(3) === 0;
      const per = extraUnits[below(extraUnits.length)] ?? 'booking';
      return [
        `extra-${index}`,
        {
          names: { en: `Extra ${index}` },
          usd: below(20_000) / 100,
          per,
          ...(per === 'car' && { carSeats: 1 + below(6) }),
          ...(isArea ? { area: true } : { most: 1 + below(4) }),
        },
      ];
    }),
  );

/** At most one pickup area, and as many of each extra as there may be. */
export function arbitraryChoice(below: Numbers, extras: Extras): string {
  const counts = new Map<string, number>();
  let hasArea = false;
  for (const [key, { area, most = 1 }] of Object.entries(extras)) {
    if (!(area && hasArea)) counts.set(key, below(most + 1));
    if (area && counts.get(key)) hasArea = true;
  }
  return writeCounts(counts);
}

/** Random rules, and the availability of an offer around a day. */
export function arbitraryRules(below: Numbers, now: Date, withDepartures = false) {
  const today = baliDate(now);
  const maybe = <Value>(value: () => Value) => (below(3) === 0 ? value() : undefined);
  const days = () => [...new Set(Array.from({ length: 1 + below(5) }, () => 1 + below(7)))];
  const periods = () => {
    let day = addDays(today, below(20));
    return Array.from({ length: 1 + below(4) }, () => {
      const to = addDays(day, below(12));
      const text = periodText({ from: day, to });
      day = addDays(to, 1 + below(15));
      return text;
    });
  };
  const cents = (most: number) => below(most * 100) / 100;
  const leastNights = maybe(() => 1 + below(5));
  const rules: OfferRules = offerRulesSchema.parse(
    Object.fromEntries(
      Object.entries({
        weekdays: maybe(days),
        arrivalDays: maybe(days),
        departureDays: maybe(days),
        closed: maybe(periods),
        cutOffHours: maybe(() => below(200)),
        seats: maybe(() => 1 + below(15)),
        leastNights,
        mostNights: maybe(() => (leastNights ?? 1) + below(6)),
        seasons: maybe(() => Object.fromEntries(periods().map((period) => [period, cents(400)]))),
        weekendSurcharge: maybe(() => cents(50)),
        groups: maybe(() => ({ [2 + below(8)]: below(60) - 30 })),
        guestKinds: maybe(() =>
          Object.fromEntries(
            guestKindKeys
              .filter(() => below(2) === 0)
              .map((key) => [
                key,
                {
                  ...(below(2) === 0 ? { percent: below(201) } : { usd: cents(200) }),
                  ...(below(2) === 0 && { noSeat: true }),
                },
              ]),
          ),
        ),
        deposit: maybe(() => below(101)),
        freeCancellationDays: maybe(() => below(30)),
        startTime: maybe(() => `${String(below(24)).padStart(2, '0')}:30`),
        departures: withDepartures
          ? Object.fromEntries(
              Array.from({ length: below(3) }, (_, hour) => [
                `${below(10) + 10 * hour}:30`.padStart(5, '0'),
                {
                  ...(below(2) === 0 && { seats: 1 + below(15) }),
                  ...(below(3) === 0 && { weekdays: days() }),
                  ...(below(3) === 0 && { season: periods()[0] }),
                },
              ]),
            )
          : undefined,
        instantConfirmation: maybe(() => true),
        extras: maybe(() => arbitraryExtras(below)),
      }).filter(([, value]) => value !== undefined),
    ),
  );
  const terms = (type: OfferTerms['type']): OfferTerms => ({ type, price: cents(300), rules });
  const availability: Availability = {
    now,
    takenNights: new Set(Array.from({ length: below(30) }, () => addDays(today, below(70)))),
    takenSeats: new Map(
      Array.from({ length: below(30) }, () => [addDays(today, below(70)), below(15)] as const),
    ),
  };
  return { terms, availability, rules };
}
