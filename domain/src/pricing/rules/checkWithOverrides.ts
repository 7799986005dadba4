import { z } from 'zod';
import { checkAvailability, refusedAs, type Refused, type Verdict } from './checkAvailability.ts';
import type { OfferRules } from './offerRules.ts';
import type { Availability, OfferTerms, BookingRequest } from './terms.ts';

/** Rules that staff may override for one guest: no other guest loses a place by it. */
const overridableRules = {
  'weekday-not-offered': 'weekdays',
  'arrival-day': 'arrivalDays',
  'departure-day': 'departureDays',
  'booked-too-late': 'cutOffHours',
  'starts-too-soon': 'startTime',
  'stay-too-short': 'leastNights',
  'stay-longer-than-offered': 'mostNights',
} as const satisfies Record<string, keyof OfferRules>;
export type OverridableProblem = keyof typeof overridableRules;

export const overridableProblemSchema = z.enum(
  Object.keys(overridableRules) as [OverridableProblem, ...OverridableProblem[]],
);

export const overridableProblemOf = (
  refused: Refused | undefined,
): OverridableProblem | undefined => overridableProblemSchema.safeParse(refusedAs(refused)).data;

interface StaffVerdict {
  /** Without the overridable rules. */
  verdict: Verdict;
  soft: Refused[];
}

export function checkForStaff(
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): StaffVerdict {
  const soft: Refused[] = [];
  for (let { rules } = terms; ;) {
    const verdict = checkAvailability({ ...terms, rules }, requested, availability);
    const problem = overridableProblemOf(verdict.refused);
    const rule = problem && overridableRules[problem];
    if (!verdict.refused || !rule || !rules || rules === 'damaged' || rules[rule] === undefined) {
      return { verdict, soft };
    }
    soft.push(verdict.refused);
    rules = { ...rules, [rule]: undefined };
  }
}

/** Without the overridable rules whose problems staff have seen. */
export const checkWithOverrides =
  (seen: readonly OverridableProblem[]) =>
  (terms: OfferTerms, requested: BookingRequest, availability: Availability): Verdict => {
    const { verdict, soft } = checkForStaff(terms, requested, availability);
    if (verdict.refused) return verdict;
    const refused = soft.find((one) => !seen.some((problem) => problem === refusedAs(one)));
    return refused ? { refused } : verdict;
  };
