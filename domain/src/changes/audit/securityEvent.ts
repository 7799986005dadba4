import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { userRoleSchema } from '../../people/role.ts';

/** The exports with guests' data. Reports hold no personal data, and their exports are not logged. */
export const exportedLists = ['bookings', 'transfers'] as const;
export type ExportedList = (typeof exportedLists)[number];

/** The most refused calls that are counted per person and hour. */
export const mostRefusalsCounted = 100;

const whatSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('role-changed'),
    /** The uid of the person whose role changed. */
    person: z.string(),
    /** The person's name at that time. */
    name: z.string(),
    from: userRoleSchema,
    to: userRoleSchema,
  }),
  /** All refused calls of one person in an hour; the event's time is that of the last call. */
  z.object({
    kind: z.literal('call-refused'),
    calls: z.array(z.string()),
    count: z.number().int().max(mostRefusalsCounted),
  }),
  z.object({ kind: z.literal('export-made'), list: z.enum(exportedLists), rows: z.number().int() }),
  // Privacy requests of a guest; `ref` names the request, not the guest.
  z.object({ kind: z.literal('person-exported'), ref: z.string() }),
  z.object({ kind: z.literal('person-removed'), ref: z.string() }),
]);

/** A document of `securityEvents`: what admins need to investigate an incident. Functions write them. */
export const securityEventSchema = z.object({
  id: z.string(),
  what: whatSchema,
  /** The author: a uid, or 'system'. */
  by: z.string(),
  /** The person's name or address then. */
  byName: z.string().optional(),
  at: instantSchema,
  expiresAt: instantSchema,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
