import { z } from 'zod';
import { judgeWish, refusedAs, type Refused, type Verdict } from './judgeWish.ts';
import type { OfferRules } from './offerRules.ts';
import type { Known, OfferTerms, Wish } from './terms.ts';

/** Rules that staff may set aside for one guest, by the problem that tells of each. Nobody else loses a place by it. */
const softRules = {
  'weekday-not-offered': 'weekdays',
  'arrival-day': 'arrivalDays',
  'departure-day': 'departureDays',
  'booked-too-late': 'cutOffHours',
  'starts-too-soon': 'startTime',
  'stay-too-short': 'leastNights',
  'stay-longer-than-offered': 'mostNights',
} as const satisfies Record<string, keyof OfferRules>;
export type SoftProblem = keyof typeof softRules;

export const softProblemSchema = z.enum(Object.keys(softRules) as [SoftProblem, ...SoftProblem[]]);

/** The problem of a rule that staff may set aside. */
export const softProblemOf = (refused: Refused | undefined): SoftProblem | undefined =>
  softProblemSchema.safeParse(refusedAs(refused)).data;

interface StaffVerdict {
  /** What remains when the rules that staff may set aside are. */
  verdict: Verdict;
  /** What those have against the wish. */
  soft: Refused[];
}

/** As `judgeWish`, for staff: tells apart what they may set aside from what nobody may. */
export function judgeForStaff(terms: OfferTerms, wish: Wish, known: Known): StaffVerdict {
  const soft: Refused[] = [];
  for (let { rules } = terms; ;) {
    const verdict = judgeWish({ ...terms, rules }, wish, known);
    const problem = softProblemOf(verdict.refused);
    const rule = problem && softRules[problem];
    if (!verdict.refused || !rule || !rules || rules === 'damaged' || rules[rule] === undefined) {
      return { verdict, soft };
    }
    soft.push(verdict.refused);
    rules = { ...rules, [rule]: undefined };
  }
}

/** As `judgeWish`, without the rules whose problems staff have seen, as far as they may set them aside. */
export const judgeDespite =
  (seen: readonly SoftProblem[]) =>
  (terms: OfferTerms, wish: Wish, known: Known): Verdict => {
    const { verdict, soft } = judgeForStaff(terms, wish, known);
    if (verdict.refused) return verdict;
    const refused = soft.find((one) => !seen.some((problem) => problem === refusedAs(one)));
    return refused ? { refused } : verdict;
  };
