import { z } from 'zod';
import { statusEventSchema } from '../../requests/changes/statusEvent.ts';
import { editSchema, type EditKind } from './edit.ts';
import { securityEventSchema } from './securityEvent.ts';

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

/** `users` is left out: a changed role is a security event. */
export const auditedEdits = {
  offers: ['tours', 'villas'],
  settings: ['terms', 'feeds', 'templates', 'noticeSettings'],
} as const satisfies Partial<Record<AuditKind, readonly EditKind[]>>;

const within = { id: z.string(), of: z.string() };
const valuesSchema = z.record(z.string(), z.unknown());

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
