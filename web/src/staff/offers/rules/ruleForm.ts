import {
  clockTimeSchema,
  offerRulesSchema,
  overlap,
  periodOf,
  periodSchema,
  periodText,
  problem,
  ruleLimits,
} from '@selasar/domain';
import type { OfferRules, Period, StoredRules } from '@selasar/domain';
import { z } from 'zod';
import { checkNumber, numberOf, numberText, textOf, tidied, typedAs } from './ruleText.ts';

const rule = offerRulesSchema.shape;
const price = rule.seasons.unwrap().valueType;
const percent = rule.groups.unwrap().valueType;

const isBlank = (row: object): boolean =>
  Object.values(row).every((text) => String(text).trim() === '');
const isPeriod = (period: Period) => periodSchema.safeParse(periodText(period)).success;

/** A blank row is not stored; otherwise both of its days are required, in order. */
function checkPeriod(row: Period, context: z.RefinementCtx): void {
  if (isBlank(row) || isPeriod(row)) return;
  const path = [row.from ? 'to' : 'from'];
  context.addIssue({ code: 'custom', path, ...problem('period-invalid') });
}
const period = { from: z.string(), to: z.string() };
const rowsOf = <Row extends z.ZodType<object, object>>(row: Row) =>
  z.array(row).max(ruleLimits.periods, problem('too-many-rows'));

const days = z.array(z.number());
const filled = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => !isBlank(row));

/** The rules of an offer as form fields, one each. */
export const ruleFields = {
  /** The stored rules cannot be read and must be replaced. */
  rulesInvalid: z.boolean().refine((isInvalid) => !isInvalid, problem('rules-unset')),
  weekdays: days,
  arrivalDays: days,
  departureDays: days,
  closed: rowsOf(z.object(period).superRefine(checkPeriod)),
  cutOffHours: numberText(rule.cutOffHours.unwrap()),
  seats: numberText(rule.seats.unwrap()),
  leastNights: numberText(rule.leastNights.unwrap()),
  mostNights: numberText(rule.mostNights.unwrap()),
  seasons: rowsOf(
    z.object({ ...period, price: z.string() }).superRefine((row, context) => {
      checkPeriod(row, context);
      if (!isBlank(row)) checkNumber(row.price, price, context, 'price');
    }),
  ).refine(
    (rows) => !overlap(filled(rows).filter(isPeriod).map(periodText)),
    problem('seasons-overlap'),
  ),
  weekendSurcharge: numberText(rule.weekendSurcharge.unwrap()),
  groups: rowsOf(
    z.object({ from: z.string(), percent: z.string() }).superRefine((row, context) => {
      if (isBlank(row)) return;
      if (!row.from) {
        context.addIssue({ code: 'custom', path: ['from'], ...problem('group-missing') });
      }
      checkNumber(row.percent, percent, context, 'percent');
    }),
  ).refine(
    (rows) => new Set(filled(rows).map(({ from }) => from)).size === filled(rows).length,
    problem('groups-equal'),
  ),
  deposit: numberText(rule.deposit.unwrap()),
  freeCancellationDays: numberText(rule.freeCancellationDays.unwrap()),
  startTime: clockTimeSchema,
  instantConfirmation: z.boolean(),
};
const ruleFormSchema = z.object(ruleFields);
export type RuleForm = z.infer<typeof ruleFormSchema>;
export const ruleFormNames = Object.keys(ruleFields) as (keyof RuleForm)[];

/** Validated across the whole form. */
export function checkNights(
  { leastNights, mostNights }: Pick<RuleForm, 'leastNights' | 'mostNights'>,
  context: z.RefinementCtx,
): void {
  if (typedAs(leastNights) > typedAs(mostNights)) {
    context.addIssue({ code: 'custom', path: ['mostNights'], ...problem('nights-crossed') });
  }
}

export const ruleLabels: Record<keyof RuleForm, string> = {
  rulesInvalid: 'Booking rules',
  weekdays: 'Runs on',
  arrivalDays: 'Check-in on',
  departureDays: 'Check-out on',
  closed: 'Closed periods',
  startTime: 'Starts at',
  cutOffHours: 'Book at least',
  seats: 'Seats a day',
  leastNights: 'Least nights',
  mostNights: 'Most nights',
  seasons: 'Season prices',
  weekendSurcharge: 'Weekend surcharge',
  groups: 'Group prices',
  deposit: 'Deposit',
  freeCancellationDays: 'Free cancellation until',
  instantConfirmation: 'Confirm requests at once',
};

export function toRuleForm(stored: StoredRules): RuleForm {
  const rules: OfferRules = stored === 'damaged' ? {} : (stored ?? {});
  return tidy({
    rulesInvalid: stored === 'damaged',
    weekdays: rules.weekdays ?? [],
    arrivalDays: rules.arrivalDays ?? [],
    departureDays: rules.departureDays ?? [],
    closed: (rules.closed ?? []).map(periodOf),
    startTime: rules.startTime ?? '',
    cutOffHours: textOf(rules.cutOffHours),
    seats: textOf(rules.seats),
    leastNights: textOf(rules.leastNights),
    mostNights: textOf(rules.mostNights),
    seasons: Object.entries(rules.seasons ?? {}).map(([text, price]) => ({
      ...periodOf(text),
      price: textOf(price),
    })),
    weekendSurcharge: textOf(rules.weekendSurcharge),
    groups: Object.entries(rules.groups ?? {}).map(([from, percent]) => ({
      from: String(Number(from)),
      percent: textOf(percent),
    })),
    deposit: textOf(rules.deposit),
    freeCancellationDays: textOf(rules.freeCancellationDays),
    instantConfirmation: rules.instantConfirmation === true,
  });
}

const byDay = (a: Period, b: Period): number =>
  periodText(a) < periodText(b) ? -1 : Number(a.from !== b.from || a.to !== b.to);
const inOrder = (weekdays: readonly number[]) => [...new Set(weekdays)].toSorted((a, b) => a - b);

/** The same rules in normal form: without blank rows, and in order. */
function tidy(form: RuleForm): RuleForm {
  return {
    rulesInvalid: form.rulesInvalid,
    weekdays: inOrder(form.weekdays),
    arrivalDays: inOrder(form.arrivalDays),
    departureDays: inOrder(form.departureDays),
    closed: filled(form.closed).toSorted(byDay),
    startTime: form.startTime,
    cutOffHours: tidied(form.cutOffHours),
    seats: tidied(form.seats),
    leastNights: tidied(form.leastNights),
    mostNights: tidied(form.mostNights),
    seasons: filled(form.seasons)
      .map((row) => ({ ...row, price: tidied(row.price) }))
      .toSorted(byDay),
    weekendSurcharge: tidied(form.weekendSurcharge),
    groups: filled(form.groups)
      .map((row) => ({ ...row, percent: tidied(row.percent) }))
      .toSorted((a, b) => Number(a.from) - Number(b.from)),
    deposit: tidied(form.deposit),
    freeCancellationDays: tidied(form.freeCancellationDays),
    instantConfirmation: form.instantConfirmation,
  };
}
export const fromRuleForm = tidy;
export const emptyRules = toRuleForm(undefined);

/** The rules in a form; an empty field is no rule, and without rules there is no map. */
export function toRules(form: RuleForm): StoredRules {
  if (form.rulesInvalid) return 'damaged';
  const { closed, seasons, groups, ...own } = tidy(form);
  const all: Record<keyof OfferRules, unknown> = {
    weekdays: own.weekdays,
    arrivalDays: own.arrivalDays,
    departureDays: own.departureDays,
    closed: closed.map(periodText),
    startTime: own.startTime || undefined,
    cutOffHours: numberOf(own.cutOffHours),
    seats: numberOf(own.seats),
    leastNights: numberOf(own.leastNights),
    mostNights: numberOf(own.mostNights),
    seasons: Object.fromEntries(seasons.map((row) => [periodText(row), typedAs(row.price)])),
    weekendSurcharge: numberOf(own.weekendSurcharge),
    groups: Object.fromEntries(groups.map(({ from, percent }) => [from, typedAs(percent)])),
    deposit: numberOf(own.deposit),
    freeCancellationDays: numberOf(own.freeCancellationDays),
    instantConfirmation: own.instantConfirmation || undefined,
  };
  const given = Object.entries(all).filter(
    ([, value]) =>
      value !== undefined && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0),
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
