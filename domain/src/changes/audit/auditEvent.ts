import { z } from 'zod';
import { statusEventSchema } from '../statusEvent.ts';
import { editSchema, type EditKind } from './edit.ts';
import { securityEventSchema } from './securityEvent.ts';

/** The filters of the audit log. */
export const auditKinds = [
  'bookings',
  'transfers',
  'reviews',
  'crew',
  'offers',
  'settings',
  'security',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The collections of edits by kind. `users` is left out: a changed role is a security event. */
export const auditedEdits = {
  offers: ['tours', 'villas'],
  settings: ['terms', 'currencies', 'feeds', 'templates', 'noticeSettings'],
} as const satisfies Partial<Record<AuditKind, readonly EditKind[]>>;

/** The ids of an event within a document; `of` is that document's id. */
const within = { id: z.string(), of: z.string() };
const valuesSchema = z.record(z.string(), z.unknown());

/** The schema of each source of events. */
export const auditSchemas = {
  record: statusEventSchema.extend({
    source: z.literal('record'),
    kind: z.enum(['bookings', 'transfers', 'reviews']),
    ...within,
  }),
  /** A driver or guide was added or changed. */
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

/** An entry of the audit log: an event of a history, an edit or a security event, as stored. */
const auditEventSchema = z.discriminatedUnion('source', [
  auditSchemas.record,
  auditSchemas.crew,
  auditSchemas.edit,
  auditSchemas.security,
]);
export type AuditEvent = z.infer<typeof auditEventSchema>;
