import { requestKindSchema } from '../requests/requestName.ts';
import { z } from 'zod';
import { instantSchema } from '../core/schemas.ts';
import { userRoleSchema } from '../core/role.ts';

/** Reports hold no personal data, and their exports are not logged. */
export const exportedLists = [...requestKindSchema.options, 'payments'] as const;
export type ExportedList = (typeof exportedLists)[number];

/** Per person and hour. */
export const mostRefusalsCounted = 100;

const whatSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('role-changed'),
    /** A uid. */
    person: z.string(),
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
  // `ref` names the privacy request, not the guest.
  z.object({ kind: z.literal('person-exported'), ref: z.string() }),
  z.object({ kind: z.literal('person-removed'), ref: z.string() }),
]);

export const securityEventSchema = z.object({
  id: z.string(),
  what: whatSchema,
  /** A uid, or 'system'. */
  by: z.string(),
  byName: z.string().optional(),
  at: instantSchema,
  expiresAt: instantSchema,
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
