import { z } from 'zod';
import { bookingChangeFields, transferChangeFields } from './changeWish.ts';
import { ownRequestSchema } from './request.ts';

const asking = {
  /** Only tells whether it could be had, and at what price; nothing is asked. */
  isTrial: z.boolean().default(false),
  /** US dollars, as the guest saw it; where the price is another, that is refused. */
  shownTotal: z.number().optional(),
};

/**
 * The callable `requestChange`: a guest asks for another date or number, which staff accept or decline. It replaces what
 * the guest asked before.
 */
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
  /** US dollars: what all of it costs then. */
  total: z.number(),
});
export type RequestChangeAnswer = z.infer<typeof requestChangeAnswerSchema>;
