import { formatUsd, pictureName, shortDate, weekdayNames } from '@selasar/domain';
import type { Edit, EditKind, UserRole } from '@selasar/domain';
import { factInWords } from '../../offers/facts/factForm.ts';
import { ruleLabels } from '../../offers/rules/ruleForm.ts';
import { noticeLabels } from '../notices/noticeLabels.ts';
import { roleNames } from '../team/roles.ts';
import { tourLabels } from '../../offers/tours/tourForm.ts';
import { termsLabels } from '../../transfers/terms/termText.ts';
import { villaLabels } from '../../offers/villas/villaForm.ts';

export const kindNames: Readonly<Record<EditKind, string>> = {
  tours: 'Tours',
  villas: 'Villas',
  users: 'Roles',
  terms: 'Transfer terms',
  currencies: 'Currencies',
  feeds: 'Calendars',
  templates: 'Message templates',
  noticeSettings: 'Mails to the company',
};

const labels: Readonly<Record<EditKind, Readonly<Record<string, string>>>> = {
  tours: tourLabels,
  villas: villaLabels,
  users: { role: 'Role' },
  terms: termsLabels,
  // A currency is identified by its code.
  currencies: {},
  feeds: {
    name: 'Name',
    url: 'Address',
    freeBlocks: 'Free entries block',
    bookableDays: 'Days ahead that it takes bookings',
    freed: 'Freed nights',
  },
  templates: { text: 'Text' },
  noticeSettings: noticeLabels,
};

/** In US dollars. */
const prices = new Set(['priceFrom', 'pricePerNight', 'priceUsd', 'weekendSurcharge']);

/** Lists of weekdays. */
const days = new Set(['weekdays', 'arrivalDays', 'departureDays']);

/** Maximum number of characters shown of a value. */
const shownLength = 120;

function say(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  const fact = factInWords(name, value);
  if (fact !== undefined) return fact || '–';
  if (name === 'role') return roleNames[value as UserRole] ?? '–';
  if (typeof value === 'number' && prices.has(name)) return formatUsd(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (days.has(name)) return weekdayNames(value as number[]);
  if (Array.isArray(value)) return value.map((one) => say('', one)).join('; ') || '–';
  if (typeof value === 'object') {
    if ('perUsd' in value && 'asOf' in value) {
      return `${String(value.perUsd)} as of ${shortDate(String(value.asOf))}`;
    }
    const parts = Object.entries(value).filter(([key]) => key !== 'id');
    return parts.map(([key, part]) => `${key} ${say(key, part)}`).join(', ') || '–';
  }
  if (typeof value === 'string') return pictureName(value);
  return typeof value === 'number' ? String(value) : '–';
}

const short = (text: string): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;

export interface EditedField {
  label: string;
  before: string;
  after: string;
}

type Changed = Pick<Edit, 'kind' | 'what' | 'before' | 'after'>;

/** The rules of an offer are one field with many values, and so are its facts and translations. */
const maps = ['rules', 'facts', 'translations'];
const flat = (fields: Edit['before']): Edit['before'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (!maps.includes(name)) return [[name, value]];
      return value !== null && typeof value === 'object' ? Object.entries(value) : [];
    }),
  );
const hasMap = (fields: Edit['before']) => maps.some((name) => name in fields);

/** Each changed field with its old and new value. */
export function fieldsOf({ kind, what, before, after }: Changed): EditedField[] {
  if (what !== 'changed') return [];
  const [was, is] = [flat(before), flat(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  const known: Readonly<Record<string, string>> = { ...ruleLabels, ...labels[kind] };
  return [...names]
    .map((name) => ({
      label: known[name] ?? name,
      before: short(say(name, was[name])),
      after: short(say(name, is[name])),
    }))
    .filter((field) => field.before !== field.after || !(hasMap(before) || hasMap(after)));
}

const verbs: Readonly<Record<Edit['what'], string>> = {
  created: 'added',
  changed: 'changed',
  deleted: 'deleted',
};

/** Who did it, in words. */
export const editor = ({ by, byName }: Pick<Edit, 'by' | 'byName'>): string =>
  by === 'system' ? 'The system' : byName || 'Someone who has left';

/** 'Made changed Villa Sawah' */
export const editText = (edit: Pick<Edit, 'by' | 'byName' | 'what' | 'name'>): string =>
  `${editor(edit)} ${verbs[edit.what]} ${edit.name}`;
