import { documents, formatUsd, type UserRole } from '@selasar/domain/core';
import { pictureName } from '@selasar/domain/offers';
import type { Edit, EditKind } from '@selasar/domain/people';
import { transferTermsFields } from '@selasar/domain/pricing';
import { paths } from '../../../paths.ts';
import {
  noticeLabels,
  paymentLabels,
  receiptLabels,
  termsLabels,
  termText,
} from '../../common/settingsText.ts';
import { roleNames } from '../../common/roles.ts';
import { factInWords } from '../facts/factForm.ts';
import { ruleLabels } from '../rules/ruleForm.ts';
import { storedRuleInWords } from '../rules/ruleTexts.ts';
import { offerForms } from '../offerForm.ts';

const labels: Readonly<Record<EditKind, Readonly<Record<string, string>>>> = {
  tours: offerForms.tours.labels,
  villas: offerForms.villas.labels,
  users: { role: 'Role' },
  terms: { ...termsLabels, ...paymentLabels },
  feeds: {
    name: 'Name',
    url: 'Address',
    freeBlocks: 'Free entries block',
    bookableDays: 'Days ahead that it takes bookings',
    freed: 'Freed nights',
  },
  templates: { text: 'Text' },
  noticeSettings: noticeLabels,
  receiptSettings: receiptLabels,
  partners: { partners: 'Partners' },
};

/** In US dollars. */
const prices = new Set(['priceFrom', 'pricePerNight', 'priceUsd']);

const shownLength = 120;

const none = 'none';

/** Undefined for any other field. */
function termInWords(name: string, value: unknown): string | undefined {
  const shape = transferTermsFields.shape;
  if (!Object.hasOwn(shape, name)) return undefined;
  const { data } = shape[name as keyof typeof shape].safeParse(value);
  return data === undefined ? undefined : termText(data);
}

function say(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return none;
  const fact = factInWords(name, value);
  if (fact !== undefined) return fact || none;
  if (name === 'role') return roleNames[value as UserRole] ?? none;
  const words = storedRuleInWords(name, value) ?? termInWords(name, value);
  if (words !== undefined) return words || none;
  if (typeof value === 'number' && prices.has(name)) return formatUsd(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => say('', one)).join('; ') || none;
  if (typeof value === 'object') {
    const parts = Object.entries(value).filter(([key]) => key !== 'id');
    return parts.map(([key, part]) => `${key} ${say(key, part)}`).join(', ') || none;
  }
  if (typeof value === 'string') return pictureName(value);
  return typeof value === 'number' ? String(value) : none;
}

/** Of a long text the part where it differs from the other. */
function short(text: string, other: string): string {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const start = same > shownLength / 2 ? same - shownLength / 4 : 0;
  const part = text.slice(start, start + shownLength);
  return [start > 0 && '…', part, start + shownLength < text.length && '…']
    .filter(Boolean)
    .join('');
}

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

export function fieldsOf({ kind, what, before, after }: Changed): EditedField[] {
  if (what !== 'changed') return [];
  const [was, is] = [flat(before), flat(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  const known: Readonly<Record<string, string>> = { ...ruleLabels, ...labels[kind] };
  return [...names]
    .map((name) => ({
      label: known[name] ?? name,
      is: say(name, is[name]),
      was: say(name, was[name]),
    }))
    .filter((field) => field.was !== field.is || !(hasMap(before) || hasMap(after)))
    .map((field) => ({
      label: field.label,
      before: short(field.was, field.is),
      after: short(field.is, field.was),
    }));
}

const verbs: Readonly<Record<Edit['what'], string>> = {
  created: 'added',
  changed: 'changed',
  deleted: 'deleted',
};

export const editor = ({ by, byName }: Pick<Edit, 'by' | 'byName'>): string =>
  by === 'system' ? 'The system' : byName || 'Someone who has left';

export const editText = (edit: Pick<Edit, 'by' | 'byName' | 'what' | 'name'>): string =>
  `${editor(edit)} ${verbs[edit.what]} ${edit.name}`;

/** Undefined if it was deleted or has no page. */
export function placeOf({ kind, of, what }: Edit): string | undefined {
  const id = of.slice(kind.length + 1);
  if (what === 'deleted') return undefined;
  if (kind === 'tours' || kind === 'villas') return paths.admin.editedOffer(kind, id);
  if (kind === 'partners') return paths.admin.partners;
  if (kind === 'terms')
    return of === documents.paymentTerms ? paths.admin.payment : paths.admin.transferTerms;
  return kind === 'templates' ? paths.admin.templates : undefined;
}
