import { z } from 'zod';
import { bookingChangeFields, transferChangeFields } from './changeRequestForm.ts';
import { ownRequestSchema } from '../requests/requestName.ts';

const asking = {
  /** Only checks whether the change is possible and at what price; sends no change request. */
  isTrial: z.boolean().default(false),
  /** US dollars, as the guest saw it; the call is refused if the price differs. */
  shownTotal: z.number().optional(),
};

/** Replaces an earlier change request. */
export const requestChangeInputSchema = z.discriminatedUnion('kind', [
  ownRequestSchema.extend({
    kind: z.literal('bookings'),
    requested: bookingChangeFields,
    ...asking,
  }),
  ownRequestSchema.extend({
    kind: z.literal('transfers'),
    requested: transferChangeFields,
    ...asking,
  }),
]);
export type RequestChangeInput = z.input<typeof requestChangeInputSchema>;

export const requestChangeAnswerSchema = z.object({
  /** The new total in US dollars. */
  total: z.number(),
});
export type RequestChangeAnswer = z.infer<typeof requestChangeAnswerSchema>;
