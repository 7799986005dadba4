import { z } from 'zod';
import { changeSchema, movesBooking } from './change.ts';
import { changeRequestEventSchema } from '../trips/changeRequest.ts';
import { instantSchema } from '../core/instant.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

/**
 * A document of `bookings/{id}/events` and `transfers/{id}/events`: who set which status, and when. An event about a
 * change request or another change may leave the status as it is.
 */
export const statusEventSchema = z.object({
  /** null for the creation. */
  from: z.string().nullable(),
  to: z.string(),
  /** 'guest', 'crew', or the uid of a staff member. */
  by: z.string(),
  /** Name of the staff or crew member at that time. */
  byName: z.string().optional(),
  byEmail: z.string().optional(),
  /** The id of the change that this one undoes. */
  undoes: z.string().optional(),
  changeRequest: changeRequestEventSchema.optional(),
  change: changeSchema.optional(),
  at: instantSchema,
});
export type StatusEvent = z.infer<typeof statusEventSchema>;

/**
 * Whether the event blocks the undo of an earlier change of status. A request, its withdrawal or its rejection does
 * not, nor does a note or a payment.
 */
export const isChange = ({
  changeRequest,
  change,
}: Pick<StatusEvent, 'changeRequest' | 'change'>): boolean =>
  change
    ? movesBooking(change)
    : changeRequest === undefined || changeRequest.outcome === 'accepted';

/** The personal data of an event of the history; in a change, the same as in the record itself. */
export const eventPersonalData: PersonalDataOf<StatusEvent> = {
  change: 'words',
  by: 'staff',
  byName: 'staff',
  byEmail: 'staff',
  from: 'nothing',
  to: 'nothing',
  undoes: 'nothing',
  changeRequest: 'nothing',
  at: 'nothing',
};
