import { z } from 'zod';

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

/** By field name or path; null is absent. */
const valuesSchema = z.record(z.string(), z.unknown());

export const changeSchema = z.object({
  what: z.enum(changeKinds),
  before: valuesSchema,
  after: valuesSchema,
  reason: z.string().optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** Whether it changes nights, seats or the price, so that an earlier change cannot simply be undone. */
export const movesBooking = ({ what }: Pick<Change, 'what'>): boolean =>
  what === 'edited' || what === 'price';
