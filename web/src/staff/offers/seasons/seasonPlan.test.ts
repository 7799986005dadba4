import { sampleVillas } from '@selasar/domain/samples';
import type { Villa } from '@selasar/domain/offers';
import type { StoredRules } from '@selasar/domain/pricing';
import { describe, expect, it } from 'vitest';
import { seasonFormSchema } from './seasonForm.ts';
import { seasonPlan } from './seasonPlan.ts';

const [sample] = sampleVillas;
const villa = (rules: StoredRules, pricePerNight = 210): Villa => ({
  ...(sample as Villa),
  slug: 'sawah',
  name: 'Villa Sawah',
  pricePerNight,
  rules,
});
const season = { from: '2027-07-01', to: '2027-08-31', percent: '15' };
const period = '2027-07-01/2027-08-31';
const text = (rules: StoredRules) => seasonPlan(villa(rules), season).text;

describe('the price of a season for a villa', () => {
  it('is its usual price with the percentage, in whole dollars, and keeps its other rules', () => {
    const rules = { leastNights: 2, seasons: { '2026-12-20/2027-01-05': 300 } };
    const { text, change } = seasonPlan(villa(rules), season);
    expect(text).toBe('$210 → $242 a night');
    expect(change).toMatchObject({
      before: rules,
      after: { leastNights: 2, seasons: { '2026-12-20/2027-01-05': 300, [period]: 242 } },
    });
    expect(seasonPlan(villa(undefined), season).change?.after).toEqual({
      seasons: { [period]: 242 },
    });
  });

  it('replaces another price of the same season', () => {
    expect(text({ seasons: { [period]: 230 } })).toBe('$210 → $242 a night, instead of $230');
    expect(text({ seasons: { [period]: 242 } })).toBe('It has this price: $242 a night');
  });

  it('changes nothing where it cannot be saved, and says why', () => {
    expect(text({ seasons: { '2027-08-31/2027-09-10': 230 } })).toBe(
      'Overlaps its season Aug 31, 2027 – Sep 10, 2027',
    );
    expect(text('damaged')).toBe('Its booking rules cannot be read');
    expect(seasonPlan(villa(undefined, 90_000), season).change).toBeUndefined();
    const many = Array.from({ length: 20 }, (_, day) => {
      const date = `2027-01-${String(day + 1).padStart(2, '0')}`;
      return [`${date}/${date}`, 100] as const;
    });
    expect(text({ seasons: Object.fromEntries(many) })).toBe('It cannot have more seasons');
    expect(seasonPlan(villa(undefined), undefined)).toMatchObject({
      text: '$210 a night',
      change: undefined,
    });
  });
});

it('needs a first day, a last day not before it, and a percentage', () => {
  const fields = (change: object) =>
    seasonFormSchema
      .safeParse({ ...season, ...change })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(fields({})).toBeUndefined();
  expect(fields({ from: '', to: '', percent: '' })).toEqual(['from', 'percent']);
  expect(fields({ to: '2027-06-30' })).toEqual(['to']);
  expect(fields({ percent: '-95' })).toEqual(['percent']);
});
