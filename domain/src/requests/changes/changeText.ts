import type { FieldKind, FieldTable } from '../../core/fieldTable.ts';
import { formatUsd } from '../../core/money.ts';
import { isCivilDate, shortDate } from '../../core/dates.ts';
import { tickSchema } from './staffFields.ts';
import { colleagueSchema } from '../../core/role.ts';
import { guestMessageSchema, situationLabel, messageChannelText } from '../guestMessage.ts';
import { extrasText } from '../../pricing/extras.ts';
import { partyText } from '../../pricing/guestKinds.ts';
import { extraNamesSchema } from '../../pricing/rules/offerRules.ts';
import { requestKinds } from '../requestKinds.ts';
import type { Change } from './statusEvent.ts';
import { sourceSchema, sourceText } from './source.ts';
import { paymentIn, type Payment } from './payments.ts';

type Values = Change['before'];
type NameOf = (crewId: string) => string | undefined;

const ways = {
  cash: ' in cash',
  card: ' by card',
  transfer: ' by bank transfer',
  other: '',
} as const;

export const paymentText = ({ amount, date, way }: Omit<Payment, 'id' | 'by' | 'at'>): string =>
  `${amount < 0 ? 'Given back:' : 'Payment of'} ${formatUsd(Math.abs(amount))}${ways[way]}, ${shortDate(date)}`;

/** Of the kind that has most of the fields: kinds label alike what they share. */
function tableOf({ after }: Change): FieldTable {
  const shared = (table: FieldTable) => Object.keys(after).filter((field) => field in table).length;
  const tables: FieldTable[] = Object.values(requestKinds).map(({ table }) => table);
  return tables.toSorted((a, b) => shared(b) - shared(a))[0] ?? {};
}

function valueText(value: unknown, nameOf: NameOf, kind?: FieldKind): string {
  if (kind?.is === 'source') return sourceText(sourceSchema.safeParse(value).data);
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'number' && kind?.is === 'usd') return formatUsd(value);
  if (typeof value === 'string' && kind?.is === 'crew') return nameOf(value) ?? 'somebody';
  if (typeof value === 'string' && kind?.is === 'party') return partyText(value);
  if (typeof value === 'string' && isCivilDate(value)) return shortDate(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'other';
}

/** Names are in the change only if others are chosen than before. */
function textIn(values: Values, field: string, nameOf: NameOf, kind?: FieldKind): string {
  if (kind?.is !== 'extras') return valueText(values[field], nameOf, kind);
  const { data: extras } = extraNamesSchema.safeParse(values['extras']);
  const value = values[field];
  const text = typeof value === 'string' ? extrasText({ chosenExtras: value, extras }) : '';
  return text || 'none';
}

const dayText = (day: unknown): string => valueText(day, () => undefined);

const period = ({ startDate, endDate }: Values): string =>
  startDate === endDate ? dayText(startDate) : [startDate, endDate].map(dayText).join(' – ');

/** Fields without a label are left out: they follow from the others. */
function fieldsText(change: Change, nameOf: NameOf): string[] {
  const { before, after } = change;
  const hasBoth = 'startDate' in after && 'endDate' in after;
  const days = hasBoth ? [`Date ${period(before)} → ${period(after)}`] : [];
  const others = Object.entries(tableOf(change)).flatMap(([field, { label, kind }]) => {
    const isDay = field === 'startDate' || field === 'endDate';
    if (label === null || !(field in after) || (hasBoth && isDay)) return [];
    const text = (values: Values) => textIn(values, field, nameOf, kind);
    return [`${label} ${text(before)} → ${text(after)}`];
  });
  return [...days, ...others];
}

const tickWords = { done: 'done', 'no-show': 'no show' } as const;

function tickText({ after }: Change): string[] {
  return Object.entries(after).map(([path, value]) => {
    const part = path.slice(path.indexOf('.') + 1);
    const tick = tickSchema.pick({ what: true }).safeParse(value).data;
    const what = tick ? tickWords[tick.what] : 'open again';
    return `${part.charAt(0).toUpperCase()}${part.slice(1)}: ${what}`;
  });
}

function paymentChange({ before, after }: Change): string[] {
  const [added, removed] = [paymentIn(after), paymentIn(before)];
  if (added) return [added.note ? `${paymentText(added)}: ${added.note}` : paymentText(added)];
  return removed ? [`${paymentText(removed)} is removed`] : [];
}

function guestMessageText({ after }: Change): string[] {
  const { data: sent } = guestMessageSchema.safeParse(after);
  if (!sent) return ['Message to the guest'];
  return [
    `Message to the guest “${situationLabel[sent.situation]}”: ${messageChannelText[sent.via]}`,
  ];
}

const texts: Record<Change['what'], (change: Change, nameOf: NameOf) => string[]> = {
  edited: fieldsText,
  price: fieldsText,
  crew: fieldsText,
  source: fieldsText,
  notes: ({ after }) => [after['notes'] ? 'Notes changed' : 'Notes removed'],
  payment: paymentChange,
  receipt: ({ before: { receiptNumbers: cancelled }, after: { receiptNumbers: issued } }) => [
    typeof cancelled === 'string'
      ? `Receipt ${cancelled} is cancelled by credit note ${valueText(issued, () => undefined)}`
      : `Receipt ${valueText(issued, () => undefined)} is issued`,
  ],
  tick: tickText,
  assigned: ({ after }) => [
    `Assigned to ${colleagueSchema.safeParse(after['assignee']).data?.name ?? 'nobody'}`,
  ],
  message: guestMessageText,
};

export function changeText(change: Change, nameOf: NameOf = () => undefined): string {
  const parts = texts[change.what](change, nameOf);
  const text = parts.length > 0 ? parts.join(' · ') : 'Changed';
  return change.reason ? `${text}: ${change.reason}` : text;
}
