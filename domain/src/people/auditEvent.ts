import { requestKindSchema } from '../requests/requestName.ts';
import { z } from 'zod';
import { statusEventSchema } from '../requests/changes/statusEvent.ts';
import { securityEventSchema } from './securityEvent.ts';
import { instantSchema } from '../core/schemas.ts';
import { allOf, type PersonalDataOf } from '../core/fieldTable.ts';

/** Bookings, transfers, reviews, blocks and crew have their own history. */
const editKinds = [
  'tours',
  'villas',
  'users',
  'terms',
  'feeds',
  'templates',
  'noticeSettings',
  'receiptSettings',
  'partners',
] as const;
export type EditKind = (typeof editKinds)[number];

export const theSystem = 'system';

const valuesSchema = z.record(z.string(), z.unknown());

export const editSchema = z.object({
  id: z.string(),
  kind: z.enum(editKinds),
  /** A path, such as 'tours/reef-walk'. */
  of: z.string(),
  name: z.string(),
  what: z.enum(['created', 'changed', 'deleted']),
  /** Only the changed fields. */
  before: valuesSchema,
  after: valuesSchema,
  /** A uid, or 'system'. */
  by: z.string(),
  byName: z.string().optional(),
  at: instantSchema,
});
export type Edit = z.infer<typeof editSchema>;

/** Offers, roles and settings hold no data of guests. */
export const editPersonalData: PersonalDataOf<Edit> = {
  ...allOf('nothing', ['id', 'kind', 'of', 'what', 'at']),
  ...allOf('staff', ['by', 'byName', 'name', 'before', 'after']),
};

export const auditKinds = [
  ...requestKindSchema.options,
  'reviews',
  'crew',
  'offers',
  'settings',
  'security',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** `users` is left out: a changed role is a security event. */
export const auditedEdits = {
  offers: ['tours', 'villas'],
  settings: ['terms', 'feeds', 'templates', 'noticeSettings', 'receiptSettings', 'partners'],
} as const satisfies Partial<Record<AuditKind, readonly EditKind[]>>;

const within = { id: z.string(), of: z.string() };

export const auditSchemas = {
  record: statusEventSchema.extend({
    source: z.literal('record'),
    kind: z.enum(['bookings', 'transfers', 'reviews']),
    ...within,
  }),
  crew: statusEventSchema.pick({ by: true, byName: true, byEmail: true, at: true }).extend({
    source: z.literal('crew'),
    ...within,
    before: valuesSchema,
    after: valuesSchema,
  }),
  edit: editSchema.extend({ source: z.literal('edit') }),
  security: securityEventSchema.extend({ source: z.literal('security') }),
} as const;
export type AuditSource = keyof typeof auditSchemas;

const auditEventSchema = z.discriminatedUnion('source', [
  auditSchemas.record,
  auditSchemas.crew,
  auditSchemas.edit,
  auditSchemas.security,
]);
export type AuditEvent = z.infer<typeof auditEventSchema>;

type Values = Readonly<Record<string, unknown>>;

export const editTextLength = 500;

/** A changed timestamp alone is no edit. */
const times = new Set(['createdAt', 'updatedAt']);
/** A truncated address is useless. */
const uncut = new Set(['image', 'gallery', 'url']);

function cut(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > editTextLength ? `${value.slice(0, editTextLength)}…` : value;
  }
  return Array.isArray(value) ? value.map(cut) : value;
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    names
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, uncut.has(name) ? values[name] : cut(values[name])]),
  );

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

export function editOf(
  before: Values | undefined,
  after: Values | undefined,
): Pick<Edit, 'what' | 'before' | 'after'> | undefined {
  const [was, is] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !times.has(name) && !isSame(was[name], is[name]))
    .toSorted();
  const what = before ? (after ? 'changed' : 'deleted') : 'created';
  if (names.length === 0 && what === 'changed') return undefined;
  if (!before && !after) return undefined;
  return { what, before: pick(was, names), after: pick(is, names) };
}
