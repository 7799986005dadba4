import { z } from 'zod';
import { checkAvailability, refusedAs, type Refused, type Verdict } from './checkAvailability.ts';
import type { OfferRules } from './offerRules.ts';
import type { Availability, OfferTerms, BookingRequest } from './terms.ts';

/** Rules that staff may set aside for one guest, by the problem that tells of each. Nobody else loses a place by it. */
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

/** The problem of a rule that staff may set aside. */
export const overridableProblemOf = (
  refused: Refused | undefined,
): OverridableProblem | undefined => overridableProblemSchema.safeParse(refusedAs(refused)).data;

interface StaffVerdict {
  /** What remains when the rules that staff may set aside are. */
  verdict: Verdict;
  /** What those have against the wish. */
  soft: Refused[];
}

/** As `checkAvailability`, for staff: tells apart what they may set aside from what nobody may. */
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

/** As `checkAvailability`, without the rules whose problems staff have seen, as far as they may set them aside. */
export const checkWithOverrides =
  (seen: readonly OverridableProblem[]) =>
  (terms: OfferTerms, requested: BookingRequest, availability: Availability): Verdict => {
    const { verdict, soft } = checkForStaff(terms, requested, availability);
    if (verdict.refused) return verdict;
    const refused = soft.find((one) => !seen.some((problem) => problem === refusedAs(one)));
    return refused ? { refused } : verdict;
  };
