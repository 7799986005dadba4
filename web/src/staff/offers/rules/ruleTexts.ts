import { formatUsd, shortDate, weekdayNames } from '@selasar/domain/core';
import { offerRulesSchema, type Period, usualGuestName } from '@selasar/domain/pricing';
import { toRuleForm, weekdaysIn, type RuleForm } from './ruleForm.ts';
import { typedAs } from './typed.ts';

export const periodInWords = ({ from, to }: Period): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

const extrasInWords = (rows: RuleForm['extras']): string =>
  rows.map(({ en, price, per }) => `${en} ${formatUsd(typedAs(price))} a ${per}`).join('; ');

const words: { [Name in keyof RuleForm]?: (value: RuleForm[Name]) => string } = {
  instantConfirmation: (isOn) => (isOn ? 'on' : 'off'),
  rulesInvalid: (isInvalid) => (isInvalid ? 'not readable' : 'set anew'),
  weekdays: weekdayNames,
  arrivalDays: weekdayNames,
  departureDays: weekdayNames,
  closed: (rows) => rows.map(periodInWords).join('; '),
  seasons: (rows) =>
    rows.map((row) => `${periodInWords(row)}: ${formatUsd(typedAs(row.price))}`).join('; '),
  guestKinds: (rows) =>
    rows
      .map(({ key, en, price }) => {
        const cost = price.endsWith('%') ? price : formatUsd(typedAs(price));
        return `${en || usualGuestName(key)} ${cost}`;
      })
      .join('; '),
  pricedAreas: extrasInWords,
  extras: extrasInWords,
  departures: (rows) =>
    rows
      .map(({ time, seats, weekdays, from, to }) =>
        [
          time,
          ...(seats ? [counted(Number(seats), 'seat')] : []),
          ...(weekdays ? [weekdayNames(weekdaysIn(weekdays))] : []),
          ...(from ? [periodInWords({ from, to })] : []),
        ].join(', '),
      )
      .join('; '),
  groups: (rows) => rows.map(({ from, percent }) => `from ${from} guests ${percent} %`).join('; '),
};

/** Undefined for any other field. */
export function storedRuleInWords(name: string, value: unknown): string | undefined {
  const rules = offerRulesSchema.safeParse({ [name]: value }).data;
  if (!rules || value === undefined || !(name in rules)) return undefined;
  const { deposit, cutOffHours, freeCancellationDays, leastNights, mostNights } = rules;
  if (deposit !== undefined) return `${deposit} %`;
  if (cutOffHours !== undefined) return counted(cutOffHours, 'hour');
  if (freeCancellationDays !== undefined) return counted(freeCancellationDays, 'day');
  const nights = leastNights ?? mostNights;
  if (nights !== undefined) return counted(nights, 'night');
  if (rules.weekendSurcharge !== undefined) return formatUsd(rules.weekendSurcharge);
  const whole = toRuleForm(rules);
  // Both are one stored rule.
  if (name === 'extras') return extrasInWords([...whole.pricedAreas, ...whole.extras]);
  const form = whole[name as keyof RuleForm];
  return ruleInWords(name, form) ?? (typeof form === 'string' ? form : undefined);
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Undefined for a field that is no rule, or whose text needs no conversion. */
export const ruleInWords = (name: string, value: unknown): string | undefined =>
  (words as Record<string, ((value: never) => string) | undefined>)[name]?.(value as never);
