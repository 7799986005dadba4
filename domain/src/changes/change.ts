import { z } from 'zod';

/** The kinds of change that staff or crew make to a booking or transfer, beside its status. */
export const changeKinds = [
  'edited',
  'price',
  'notes',
  'payment',
  'crew',
  'tick',
  'assigned',
  /** Changes nothing: the guest got a message. */
  'message',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The changed fields, by name or path, before or after the change; null is absent. */
const valuesSchema = z.record(z.string(), z.unknown());

/** The change in an event of the history. */
export const changeSchema = z.object({
  what: z.enum(changeKinds),
  before: valuesSchema,
  after: valuesSchema,
  /** The reason that the author of the change gave. */
  reason: z.string().optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** Whether it changes nights, seats or the price, so that an earlier change cannot simply be undone. */
export const movesBooking = ({ what }: Pick<Change, 'what'>): boolean =>
  what === 'edited' || what === 'price';
