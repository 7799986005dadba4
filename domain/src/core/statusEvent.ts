import { z } from 'zod';
import { changeSchema, movesBooking } from '../changes/change.ts';
import { changeRequestEventSchema } from '../trips/changeRequest.ts';
import { instantSchema } from './instant.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';

/**
 * A document of `bookings/{id}/events` and `transfers/{id}/events`: who set which status, and when. One
 * that tells of what a guest asks, or of another change, may leave the status as it is.
 */
export const statusEventSchema = z.object({
  /** null for the creation. */
  from: z.string().nullable(),
  to: z.string(),
  /** 'guest', 'crew', or the uid of a staff member. */
  by: z.string(),
  /** Of the staff or crew member, as they were then. */
  byName: z.string().optional(),
  byEmail: z.string().optional(),
  /** The id of the change that this one takes back. */
  undoes: z.string().optional(),
  ask: changeRequestEventSchema.optional(),
  change: changeSchema.optional(),
  at: instantSchema,
});
export type StatusEvent = z.infer<typeof statusEventSchema>;

/**
 * Whether it changes what an undone change of status stands on. One that only asks, withdraws or declines does not, nor
 * does a note or a payment.
 */
export const isChange = ({ ask, change }: Pick<StatusEvent, 'ask' | 'change'>): boolean =>
  change ? movesBooking(change) : ask === undefined || ask.outcome === 'accepted';

/** What an event of a history tells; of a change, what the record itself tells. */
export const eventPersonalData: PersonalDataOf<StatusEvent> = {
  change: 'words',
  by: 'staff',
  byName: 'staff',
  byEmail: 'staff',
  from: 'nothing',
  to: 'nothing',
  undoes: 'nothing',
  ask: 'nothing',
  at: 'nothing',
};
