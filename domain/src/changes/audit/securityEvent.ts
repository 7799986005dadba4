import { z } from 'zod';
import { instantSchema } from '../../core/instant.ts';
import { userRoleSchema } from '../../people/role.ts';

/** What of guests is written to a file. Reports tell of nobody, and are not written down. */
export const exportedLists = ['bookings', 'transfers'] as const;
export type ExportedList = (typeof exportedLists)[number];

/** More refused calls of one person and hour are not counted. */
export const mostRefusalsCounted = 100;

const whatSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('role-changed'),
    /** The uid of whose role it is. */
    person: z.string(),
    /** What the person was called then. */
    name: z.string(),
    from: userRoleSchema,
    to: userRoleSchema,
  }),
  /** All calls of an hour that somebody may not make; the event's time is that of the last. */
  z.object({
    kind: z.literal('call-refused'),
    calls: z.array(z.string()),
    count: z.number().int().max(mostRefusalsCounted),
  }),
  z.object({ kind: z.literal('export-made'), list: z.enum(exportedLists), rows: z.number().int() }),
  // What a guest has asked for; `ref` names the request for it, and not the guest.
  z.object({ kind: z.literal('person-exported'), ref: z.string() }),
  z.object({ kind: z.literal('person-removed'), ref: z.string() }),
]);

/** A document of `securityEvents`: what an admin wants to know after something has gone wrong. Functions write them. */
export const securityEventSchema = z.object({
  id: z.string(),
  what: whatSchema,
  /** Who did it: a uid, or 'system'. */
  by: z.string(),
  /** The person's name or address then. */
  byName: z.string().optional(),
  at: instantSchema,
  expiresAt: instantSchema,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
