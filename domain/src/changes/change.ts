import { z } from 'zod';

/** What staff, or the crew, change of a booking or transfer beside its status. */
export const changeKinds = [
  'edited',
  'price',
  'notes',
  'payment',
  'crew',
  'tick',
  /** Nothing is changed: the guest was told something. */
  'message',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The fields that became others, by name or path, as they were and as they are then; null is absent. */
const valuesSchema = z.record(z.string(), z.unknown());

/** Part of an event of the history. */
export const changeSchema = z.object({
  what: z.enum(changeKinds),
  before: valuesSchema,
  after: valuesSchema,
  /** Why, as whoever changed it says. */
  reason: z.string().optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** Whether nights, seats or the price are others afterwards, so that a change before it cannot simply be taken back. */
export const movesBooking = ({ what }: Pick<Change, 'what'>): boolean =>
  what === 'edited' || what === 'price';
