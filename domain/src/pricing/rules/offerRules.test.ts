import { describe, expect, it } from 'vitest';
import { offerRulesSchema, ruleNames, storedRulesSchema } from './offerRules.ts';

const wrong = (rules: unknown) =>
  offerRulesSchema
    .safeParse(rules)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the rules of an offer', () => {
  it('are all optional', () => {
    expect(offerRulesSchema.parse({})).toEqual({});
    expect(storedRulesSchema.parse(undefined)).toBeUndefined();
    expect(ruleNames).toContain('closed');
  });

  it('reject contradictory values', () => {
    expect(wrong({ closed: ['2027-01-05/2026-12-20'] })).toEqual([['closed.0', 'period-invalid']]);
    expect(wrong({ closed: ['2026-02-30/2026-03-01'] })).toEqual([['closed.0', 'period-invalid']]);
    expect(wrong({ closed: ['2026-12-20'] })).toEqual([['closed.0', 'period-invalid']]);
    expect(wrong({ weekdays: [] })).toEqual([['weekdays', 'weekdays-missing']]);
    expect(wrong({ leastNights: 5, mostNights: 4 })).toEqual([['mostNights', 'nights-crossed']]);
    expect(
      wrong({ seasons: { '2026-12-20/2027-01-05': 200, '2027-01-05/2027-01-07': 90 } }),
    ).toEqual([['seasons', 'seasons-overlap']]);
    expect(wrong({ seasons: { '2026-12-20/2027-01-04': 200, '2027-01-05/2027-01-07': 90 } })).toBe(
      undefined,
    );
    for (const groups of [{ 1: -10 }, { 11: -10 }, { four: -10 }, { 4: -91 }]) {
      expect(wrong({ groups })).toHaveLength(1);
    }
  });

  it('that are invalid are marked as such', () => {
    for (const stored of [{ seats: 'twelve' }, { seats: 0 }, [], 'none', 7, { weekdays: [8] }]) {
      expect(storedRulesSchema.parse(stored)).toBe('damaged');
    }
  });

  it('of an older version lack new fields, and of a newer version lose unknown ones', () => {
    expect(storedRulesSchema.parse({ seats: 12 })).toEqual({ seats: 12 });
    expect(storedRulesSchema.parse({ seats: 12, moonPhases: ['full'] })).toEqual({ seats: 12 });
  });
});
