import { formatUsd, shortDate, weekdayNames, typedAs } from '@selasar/domain/core';
import { languages, mainLanguage } from '@selasar/domain/i18n';
import { offerRulesSchema, type Period, usualGuestName } from '@selasar/domain/pricing';
import { toRuleForm, weekdaysIn, type RuleForm } from './ruleForm.ts';
import { nameLanguages, type TypedNames } from './typed.ts';

export const periodInWords = ({ from, to }: Period): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

type Said = string | false;

const listed = (rows: readonly (readonly Said[])[]): string =>
  rows.map((parts) => parts.filter(Boolean).join(', ')).join('; ');

const otherNames = (row: TypedNames): Said[] =>
  nameLanguages
    .filter((code) => code !== mainLanguage && row[code] !== '')
    .map((code) => `${languages[code].name}: ${row[code]}`);

const extrasInWords = (rows: RuleForm['extras']): string =>
  listed(
    rows.map((row) => {
      const { en, price, per, carSeats, most, notice } = row;
      return [
        `${en} ${formatUsd(typedAs(price))} a ${per}`,
        per === 'car' && carSeats !== '' && `of ${counted(Number(carSeats), 'guest')}`,
        most !== '' && `at most ${most}`,
        notice !== '' && `${counted(Number(notice), 'hour')} before`,
        ...otherNames(row),
      ];
    }),
  );

const ages = ({ from, to }: RuleForm['guestKinds'][number]): Said =>
  (from !== '' || to !== '') && `ages ${from || '0'} to ${to || 'any'}`;

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
    listed(
      rows.map((row) => {
        const { key, en, price, seat } = row;
        const cost = price.endsWith('%') ? price : formatUsd(typedAs(price));
        const name = `${en || usualGuestName(key)} ${cost}`;
        return [name, ages(row), seat === 'no' && 'no seat', ...otherNames(row)];
      }),
    ),
  pricedAreas: extrasInWords,
  extras: extrasInWords,
  departures: (rows) =>
    listed(
      rows.map(({ time, seats, weekdays, from, to }) => [
        time,
        seats !== '' && counted(Number(seats), 'seat'),
        weekdays !== '' && weekdayNames(weekdaysIn(weekdays)),
        from !== '' && periodInWords({ from, to }),
      ]),
    ),
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
