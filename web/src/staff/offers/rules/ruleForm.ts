import { clockTimeSchema, problem, typedAs } from '@selasar/domain/core';
import {
  type Departure,
  type GuestKind,
  guestKindKeys,
  type GuestKinds,
  type OfferRules,
  offerRulesSchema,
  overlap,
  type Period,
  periodOf,
  periodSchema,
  periodText,
  ruleLimits,
  type StoredRules,
} from '@selasar/domain/pricing';
import { z } from 'zod';
import { extraRows, toExtraRows, toExtras, tidyExtras } from './extraRows.ts';
import {
  checkNumber,
  eachOf,
  filled,
  isBlank,
  nameFields,
  namesOf,
  numberOf,
  numberText,
  rowsOf,
  textOf,
  tidied,
  typedNames,
} from './typed.ts';

const rule = offerRulesSchema.shape;
const price = rule.seasons.unwrap().valueType;
const percent = rule.groups.unwrap().valueType;

const dayRules = ['weekdays', 'arrivalDays', 'departureDays'] as const;
const numberRules = [
  'cutOffHours',
  'seats',
  'leastNights',
  'mostNights',
  'weekendSurcharge',
  'deposit',
  'freeCancellationDays',
] as const;
const isPeriod = (period: Period) => periodSchema.safeParse(periodText(period)).success;

/** A blank row is not stored. */
function checkPeriod(row: Period, context: z.RefinementCtx): void {
  if (isBlank(row) || isPeriod(row)) return;
  const path = [row.from ? 'to' : 'from'];
  context.addIssue({ code: 'custom', path, ...problem('period-invalid') });
}
const period = { from: z.string(), to: z.string() };
const age = z.number().int().min(0).max(ruleLimits.age);
/** US dollars, or a percentage. */
const guestPrice = /^(\d+(?:\.\d{1,2})?)\s*(%?)$/;

const guestKindRow = z.object({
  key: z.enum(guestKindKeys),
  from: z.string(),
  to: z.string(),
  price: z.string(),
  seat: z.enum(['yes', 'no']),
  ...nameFields(ruleLimits.guestKindName),
});
type GuestKindRow = z.infer<typeof guestKindRow>;

const guestKindRows = rowsOf(
  guestKindRow.superRefine((row, context) => {
    if (row.from.trim()) checkNumber(row.from, age, context, 'from');
    if (row.to.trim()) checkNumber(row.to, age, context, 'to');
    const { usd, percent, from, to } = toGuestKind(row);
    const cost = rule.guestKinds.unwrap().safeParse({ [row.key]: { usd, percent } });
    const isCrossed = from !== undefined && to !== undefined && from > to;
    if (isCrossed) context.addIssue({ code: 'custom', path: ['to'], ...problem('ages-crossed') });
    if (cost.error)
      context.addIssue({ code: 'custom', path: ['price'], ...problem('guest-price-invalid') });
  }),
).refine(
  (rows) => new Set(rows.map(({ key }) => key)).size === rows.length,
  problem('guest-kinds-equal'),
);

function toGuestKind({ from, to, price, seat, ...row }: GuestKindRow): GuestKind {
  const [, amount = '', sign] = guestPrice.exec(price.trim()) ?? [];
  const names = namesOf(row);
  const kind = {
    from: numberOf(from),
    to: numberOf(to),
    ...(amount && { [sign ? 'percent' : 'usd']: Number(amount) }),
    ...(seat === 'no' && { noSeat: true }),
    ...(Object.keys(names).length > 0 && { names }),
  };
  return Object.fromEntries(Object.entries(kind).filter(([, value]) => value !== undefined));
}

const toGuestKindRows = (kinds: GuestKinds = {}): GuestKindRow[] =>
  guestKindKeys.flatMap((key) => {
    const kind = kinds[key];
    if (!kind) return [];
    const { from, to, percent, usd, noSeat, names } = kind;
    return {
      key,
      from: textOf(from),
      to: textOf(to),
      price: usd === undefined ? `${textOf(percent)}%` : textOf(usd),
      seat: noSeat ? 'no' : 'yes',
      ...typedNames(names),
    };
  });

const departureRow = z.object({
  time: clockTimeSchema,
  seats: numberText(rule.seats.unwrap()),
  /** Such as '1,5'; '' is every day. */
  weekdays: z.string(),
  ...period,
});
type DepartureRow = z.infer<typeof departureRow>;

const departureRows = rowsOf(
  departureRow.superRefine((row, context) => {
    const { from, to } = row;
    checkPeriod({ from, to }, context);
    if (!isBlank(row) && !row.time)
      context.addIssue({ code: 'custom', path: ['time'], ...problem('field-missing') });
  }),
)
  .max(ruleLimits.departures, problem('too-many-rows'))
  .refine(
    (rows) => new Set(filled(rows).map(({ time }) => time)).size === filled(rows).length,
    problem('start-times-equal'),
  );

const inOrder = (weekdays: readonly number[]) => [...new Set(weekdays)].toSorted((a, b) => a - b);

export const weekdaysIn = (text: string): number[] => text.split(',').filter(Boolean).map(Number);

const toDeparture = ({ seats, weekdays, from, to }: DepartureRow): Departure => ({
  ...(seats && { seats: typedAs(seats) }),
  ...(weekdays && { weekdays: weekdaysIn(weekdays) }),
  ...(from && { season: periodText({ from, to }) }),
});

const toDepartureRows = (departures: OfferRules['departures'] = {}): DepartureRow[] =>
  Object.entries(departures).map(([time, { seats, weekdays = [], season = '' }]) => ({
    time,
    seats: textOf(seats),
    weekdays: inOrder(weekdays).join(','),
    ...periodOf(season),
  }));

export const ruleFields = {
  /** The stored rules cannot be read and must be replaced. */
  rulesInvalid: z.boolean().refine((isInvalid) => !isInvalid, problem('rules-unset')),
  ...eachOf(dayRules, () => z.array(z.number())),
  ...eachOf(numberRules, (name) => numberText(rule[name].unwrap())),
  closed: rowsOf(z.object(period).superRefine(checkPeriod)),
  seasons: rowsOf(
    z.object({ ...period, price: z.string() }).superRefine((row, context) => {
      checkPeriod(row, context);
      if (!isBlank(row)) checkNumber(row.price, price, context, 'price');
    }),
  ).refine(
    (rows) => !overlap(filled(rows).filter(isPeriod).map(periodText)),
    problem('seasons-overlap'),
  ),
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
  guestKinds: guestKindRows,
  pricedAreas: extraRows,
  extras: extraRows,
  departures: departureRows,
  startTime: clockTimeSchema,
  instantConfirmation: z.boolean(),
};
const ruleFormSchema = z.object(ruleFields);
export type RuleForm = z.infer<typeof ruleFormSchema>;
export const ruleFormNames = Object.keys(ruleFields) as (keyof RuleForm)[];

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
  departures: 'Start times',
  cutOffHours: 'Book at least',
  seats: 'Seats a day',
  leastNights: 'Least nights',
  mostNights: 'Most nights',
  seasons: 'Season prices',
  weekendSurcharge: 'Weekend surcharge',
  groups: 'Group prices',
  guestKinds: 'Children and other guests',
  pricedAreas: 'Priced pickup areas',
  extras: 'Extras',
  deposit: 'Deposit',
  freeCancellationDays: 'Free cancellation until',
  instantConfirmation: 'Confirm requests at once',
};

export function toRuleForm(stored: StoredRules): RuleForm {
  const rules: OfferRules = stored === 'damaged' ? {} : (stored ?? {});
  return tidy({
    rulesInvalid: stored === 'damaged',
    ...eachOf(dayRules, (name) => rules[name] ?? []),
    ...eachOf(numberRules, (name) => textOf(rules[name])),
    closed: (rules.closed ?? []).map(periodOf),
    startTime: rules.startTime ?? '',
    seasons: Object.entries(rules.seasons ?? {}).map(([text, price]) => ({
      ...periodOf(text),
      price: textOf(price),
    })),
    groups: Object.entries(rules.groups ?? {}).map(([from, percent]) => ({
      from: String(Number(from)),
      percent: textOf(percent),
    })),
    guestKinds: toGuestKindRows(rules.guestKinds),
    ...toExtraRows(rules.extras),
    departures: toDepartureRows(rules.departures),
    instantConfirmation: rules.instantConfirmation === true,
  });
}

const byDay = (a: Period, b: Period): number =>
  periodText(a) < periodText(b) ? -1 : Number(a.from !== b.from || a.to !== b.to);

const tidy = (form: RuleForm): RuleForm => ({
  rulesInvalid: form.rulesInvalid,
  ...eachOf(dayRules, (name) => inOrder(form[name])),
  ...eachOf(numberRules, (name) => tidied(form[name])),
  closed: filled(form.closed).toSorted(byDay),
  startTime: form.startTime,
  seasons: filled(form.seasons)
    .map((row) => ({ ...row, price: tidied(row.price) }))
    .toSorted(byDay),
  groups: filled(form.groups)
    .map((row) => ({ ...row, percent: tidied(row.percent) }))
    .toSorted((a, b) => Number(a.from) - Number(b.from)),
  guestKinds: form.guestKinds
    .map((row) => ({ ...row, from: tidied(row.from), to: tidied(row.to), price: row.price.trim() }))
    .toSorted((a, b) => guestKindKeys.indexOf(a.key) - guestKindKeys.indexOf(b.key)),
  ...tidyExtras(form),
  departures: filled(form.departures)
    .map((row) => ({ ...row, seats: tidied(row.seats) }))
    .toSorted((a, b) => (a.time < b.time ? -1 : 1)),
  instantConfirmation: form.instantConfirmation,
});
export const fromRuleForm = tidy;
export const emptyRules = toRuleForm(undefined);

/** An empty field is no rule, and without rules there is no map. */
export function toRules(form: RuleForm): StoredRules {
  if (form.rulesInvalid) return 'damaged';
  const { closed, seasons, groups, guestKinds, pricedAreas, extras, departures, ...own } =
    tidy(form);
  const all: Record<keyof OfferRules, unknown> = {
    ...eachOf(dayRules, (name) => own[name]),
    ...eachOf(numberRules, (name) => numberOf(own[name])),
    closed: closed.map(periodText),
    startTime: own.startTime || undefined,
    seasons: Object.fromEntries(seasons.map((row) => [periodText(row), typedAs(row.price)])),
    groups: Object.fromEntries(groups.map(({ from, percent }) => [from, typedAs(percent)])),
    guestKinds: Object.fromEntries(guestKinds.map((row) => [row.key, toGuestKind(row)])),
    extras: toExtras({ pricedAreas, extras }),
    departures: Object.fromEntries(departures.map((row) => [row.time, toDeparture(row)])),
    instantConfirmation: own.instantConfirmation || undefined,
  };
  const given = Object.entries(all).filter(
    ([, value]) =>
      value !== undefined && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0),
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
