import { problemText, validateWith } from '@selasar/domain/core';
import { type OfferRules, offerRulesSchema, ruleNames } from '@selasar/domain/pricing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  emptyRules,
  fromRuleForm,
  checkNights,
  ruleFields,
  ruleFormNames,
  toRuleForm,
  toRules,
} from './ruleForm.ts';
import { toDocument } from '../offerForm.ts';
import type { RuleForm } from './ruleForm.ts';
import { ruleInWords, storedRuleInWords } from './ruleTexts.ts';

const schema = z.object(ruleFields).superRefine(checkNights);

/** Validation messages by field. */
const messages = async (form: Partial<RuleForm>): Promise<Record<string, string>> =>
  Object.fromEntries(
    ((await validateWith(schema, { ...emptyRules, ...form })).problems ?? []).map((problem) => [
      problem.field,
      problemText(problem),
    ]),
  );

const all: OfferRules = {
  weekdays: [1, 5],
  arrivalDays: [6],
  departureDays: [6, 7],
  closed: ['2026-12-24/2026-12-26', '2027-03-01/2027-03-01'],
  cutOffHours: 0,
  seats: 12,
  leastNights: 2,
  mostNights: 14,
  seasons: { '2026-12-20/2027-01-05': 150.5 },
  weekendSurcharge: 20,
  groups: { 4: -10, 10: 25.5 },
  guestKinds: {
    child: { from: 3, to: 11, percent: 50, names: { id: 'Anak-anak' } },
    infant: { usd: 0, noSeat: true },
  },
  extras: {
    lovina: { names: { en: 'Lovina' }, usd: 25, per: 'car', carSeats: 5, area: true },
    lunch: { names: { en: 'Lunch', id: 'Santap' }, usd: 8, per: 'guest', most: 2, noticeHours: 24 },
  },
  deposit: 30,
  freeCancellationDays: 14,
  startTime: '07:30',
  departures: {
    '08:00': { seats: 8 },
    '14:00': { weekdays: [1, 5], season: '2026-12-01/2026-12-31' },
  },
  instantConfirmation: true,
};

describe('the rules in a form', () => {
  it('cover every rule', () => {
    expect(ruleFormNames.toSorted()).toEqual(
      ['rulesInvalid', 'pricedAreas', ...ruleNames].toSorted(),
    );
    expect(Object.keys(all)).toEqual(ruleNames);
  });

  it('come back as they are stored', async () => {
    const form = toRuleForm(all);
    expect(toRules(form)).toEqual(all);
    expect(fromRuleForm(form)).toEqual(form);
    expect(await messages(form)).toEqual({});
    for (const name of ruleNames) {
      const one = { [name]: all[name] };
      expect(toRules(toRuleForm(one))).toEqual(one);
    }
  });

  it('that are empty are no rules', async () => {
    const blank = {
      ...emptyRules,
      closed: [{ from: '', to: '' }],
      seasons: [{ from: '', to: '', price: '' }],
      groups: [{ from: '', percent: ' ' }],
      seats: ' ',
      departures: [{ time: '', seats: ' ', weekdays: '', from: '', to: '' }],
    };
    expect(await messages(blank)).toEqual({});
    expect(toRules(blank)).toBeUndefined();
    expect(toRules({ ...blank, cutOffHours: '0' })).toEqual({ cutOffHours: 0 });
    expect(toDocument({ title: 'Walk', ...blank })).toEqual({ title: 'Walk', rules: undefined });
  });

  it('are equal in any order and number format', () => {
    const form = {
      ...emptyRules,
      weekdays: [5, 1],
      seats: ' 012',
      closed: [
        { from: '2027-03-01', to: '2027-03-01' },
        { from: '2026-12-24', to: '2026-12-26' },
      ],
    };
    expect(fromRuleForm(form)).toEqual(
      fromRuleForm(toRuleForm({ weekdays: [1, 5], seats: 12, closed: all.closed })),
    );
  });

  it('report errors at the field', async () => {
    expect(
      await messages({
        seats: 'twelve',
        cutOffHours: '1.5',
        deposit: '101',
        mostNights: '0',
        weekendSurcharge: '-5',
        closed: [
          { from: '2026-12-24', to: '2026-12-20' },
          { from: '', to: '2026-12-20' },
        ],
        seasons: [{ from: '2026-12-24', to: '2026-12-25', price: '' }],
        groups: [{ from: '', percent: '-10' }],
      }),
    ).toEqual({
      seats: 'Please enter a number, such as 1000 or 12.50',
      cutOffHours: 'Please enter a whole number',
      deposit: 'Please use at most 100',
      mostNights: 'Please use at least 1',
      weekendSurcharge: 'Please use at least 0',
      'closed.0.to': 'Please enter a first day and a last day, in this order',
      'closed.1.from': 'Please enter a first day and a last day, in this order',
      'seasons.0.price': 'Please enter a number, such as 1000 or 12.50',
      'groups.0.from': 'Please choose from how many guests on',
    });
    expect(await messages({ leastNights: '5', mostNights: '4' })).toEqual({
      mostNights: 'Please enter as many nights as the least, or more',
    });
    const season = { from: '2026-12-24', to: '2026-12-25', price: '90' };
    expect(await messages({ seasons: [season, season] })).toEqual({
      seasons: 'Two of these seasons have a day in common',
    });
    const group = { from: '4', percent: '-10' };
    expect(await messages({ groups: [group, group] })).toEqual({
      groups: 'Two of these begin with as many guests',
    });
    const child = {
      key: 'child',
      seat: 'yes',
      en: '',
      id: '',
      de: '',
      ja: '',
      zh: '',
      from: '',
      to: '',
      price: '5',
    } as const;
    expect(
      await messages({
        guestKinds: [
          { ...child, from: '12', to: '3' },
          { ...child, key: 'teen', from: 'x', price: '201%' },
          { ...child, key: 'infant', price: 'half' },
        ],
      }),
    ).toEqual({
      'guestKinds.0.to': 'Please enter the higher age last',
      'guestKinds.1.from': 'Please enter a number, such as 1000 or 12.50',
      'guestKinds.1.price':
        'Please enter US dollars such as 25, or a part of the adult price such as 50%',
      'guestKinds.2.price':
        'Please enter US dollars such as 25, or a part of the adult price such as 50%',
    });
    const start = { time: '08:00', seats: '', weekdays: '', from: '', to: '' };
    expect(
      await messages({
        departures: [
          { ...start, time: '', seats: '4' },
          { ...start, seats: '501', from: '2026-12-01' },
        ],
      }),
    ).toEqual({
      'departures.0.time': 'Please fill in this field.',
      'departures.1.seats': 'Please use at most 500',
      'departures.1.to': 'Please enter a first day and a last day, in this order',
    });
    expect(await messages({ departures: [start, start] })).toEqual({
      departures: 'Two of these start at the same time',
    });
    expect(await messages({ guestKinds: [child, child] })).toEqual({
      guestKinds: 'Two of these are the same kind of guest',
    });
  });

  it('name extras once: their key stays, and no two have the same', async () => {
    const [lunch] = toRuleForm(all).extras;
    const form = (...rows: object[]) => ({
      ...emptyRules,
      extras: rows.map((row) => ({ ...lunch!, ...row })),
    });
    const added = { key: '', en: 'Lunch' };
    const renamed = { en: 'Picnic' };
    expect(toRules(form(renamed, added, added))).toMatchObject({
      extras: {
        lunch: { names: { en: 'Picnic' } },
        'lunch-2': { names: { en: 'Lunch' } },
        'lunch-3': {},
      },
    });
    expect(
      Object.keys(offerRulesSchema.parse(toRules(form({ key: '', en: '昼食' }))).extras!),
    ).toEqual(['extra']);
    expect(
      await messages(form({ en: ' ', price: '' }, { per: 'car' }, { most: '21', notice: '1.5' })),
    ).toEqual({
      'extras.0.en': 'Please enter a name',
      'extras.0.price': 'Please enter a number, such as 1000 or 12.50',
      'extras.1.carSeats': 'Please enter a number, such as 1000 or 12.50',
      'extras.2.most': 'Please use at most 20',
      'extras.2.notice': 'Please enter a whole number',
    });
    // All extras are one stored rule.
    expect(storedRuleInWords('extras', all.extras)).toBe(
      'Lovina $25 a car, of 5 guests; Lunch $8 a guest, at most 2, 24 hours before, Bahasa Indonesia: Santap',
    );
  });

  it('that pass are valid in the domain', async () => {
    const form = { ...toRuleForm(all), seats: '0012', deposit: '7' };
    expect(await messages(form)).toEqual({});
    expect(offerRulesSchema.safeParse(toRules(form)).success).toBe(true);
  });

  it('that are invalid wait until the user starts over', async () => {
    const form = toRuleForm('damaged');
    expect(await messages(form)).toEqual({ rulesInvalid: 'Please begin with empty rules first' });
    expect(toRules(form)).toBe('damaged');
    expect(toRules({ ...form, rulesInvalid: false, seats: '4' })).toEqual({ seats: 4 });
  });

  it('are described in words', () => {
    const form = toRuleForm(all);
    const ruleTexts = Object.entries(form).map(([name, value]) => ruleInWords(name, value));
    expect(ruleTexts.filter(Boolean)).toEqual([
      'set anew',
      'Monday and Friday',
      'Saturday',
      'Saturday and Sunday',
      'Dec 24, 2026 – Dec 26, 2026; Mar 1, 2027',
      'Dec 20, 2026 – Jan 5, 2027: $150.50',
      'from 4 guests -10 %; from 10 guests 25.5 %',
      'Child 50%, ages 3 to 11, Bahasa Indonesia: Anak-anak; Infant $0, no seat',
      'Lovina $25 a car, of 5 guests',
      'Lunch $8 a guest, at most 2, 24 hours before, Bahasa Indonesia: Santap',
      '08:00, 8 seats; 14:00, Monday and Friday, Dec 1, 2026 – Dec 31, 2026',
      'on',
    ]);
  });
});
