import { z } from 'zod';
import { changeRequestEventSchema } from '../changeRequest.ts';
import { instantSchema } from '../../core/schemas.ts';
import { allOf, type PersonalDataOf } from '../../core/fieldTable.ts';

const changeKinds = [
  'edited',
  'price',
  'notes',
  'payment',
  'receipt',
  'crew',
  'source',
  'tick',
  'assigned',
  /** Changes nothing: the guest got a message. */
  'message',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** By field name or path; null is absent. */
const valuesSchema = z.record(z.string(), z.unknown());

const changeSchema = z.object({
  what: z.enum(changeKinds),
  before: valuesSchema,
  after: valuesSchema,
  reason: z.string().optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** Whether it changes nights, seats or the price, so that an earlier change cannot simply be undone. */
export const movesBooking = ({ what }: Pick<Change, 'what'>): boolean =>
  what === 'edited' || what === 'price';

/** A document of `bookings/{id}/events` or `transfers/{id}/events`. `from` may equal `to`. */
export const statusEventSchema = z.object({
  /** null for the creation. */
  from: z.string().nullable(),
  to: z.string(),
  /** 'guest', 'crew', or the uid of a staff member. */
  by: z.string(),
  /** The name at that time. */
  byName: z.string().optional(),
  byEmail: z.string().optional(),
  undoes: z.string().optional(),
  changeRequest: changeRequestEventSchema.optional(),
  change: changeSchema.optional(),
  at: instantSchema,
});
export type StatusEvent = z.infer<typeof statusEventSchema>;

/** Whether the event blocks the undo of an earlier change of status. */
export const isChange = ({
  changeRequest,
  change,
}: Pick<StatusEvent, 'changeRequest' | 'change'>): boolean =>
  change
    ? movesBooking(change)
    : changeRequest === undefined || changeRequest.outcome === 'accepted';

export const eventPersonalData: PersonalDataOf<StatusEvent> = {
  change: 'words',
  ...allOf('nothing', ['from', 'to', 'undoes', 'changeRequest', 'at']),
  ...allOf('staff', ['by', 'byName', 'byEmail']),
};
