import { z } from 'zod';
import { bookingWishFields, transferWishFields } from './changeWish.ts';
import { ownRequestSchema } from './request.ts';

const asking = {
  /** Only tells whether it could be had, and at what price; nothing is asked. */
  isTrial: z.boolean().default(false),
  /** US dollars, as the guest saw it; where the price is another, that is refused. */
  shownTotal: z.number().optional(),
};

/**
 * The callable `askForChange`: a guest asks for another date or number, which staff accept or decline. It replaces what
 * the guest asked before.
 */
export const askForChangeInputSchema = z.discriminatedUnion('kind', [
  ownRequestSchema.extend({ kind: z.literal('bookings'), wish: bookingWishFields, ...asking }),
  ownRequestSchema.extend({ kind: z.literal('transfers'), wish: transferWishFields, ...asking }),
]);
export type AskForChangeInput = z.input<typeof askForChangeInputSchema>;

export const askForChangeAnswerSchema = z.object({
  /** US dollars: what all of it costs then. */
  total: z.number(),
});
export type AskForChangeAnswer = z.infer<typeof askForChangeAnswerSchema>;
