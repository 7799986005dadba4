import { z } from 'zod';
import { callErrorSchema } from '../../core/callError.ts';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { usdSchema } from '../../core/schemas.ts';
import { lineSchema, linesSchema } from '../../core/text.ts';
import { bookingStatusSchema, transferStatusSchema } from '../requestStatus.ts';
import { requestKindSchema, requestNameSchema, seenSchema } from '../requestName.ts';
import { sourceKeySchema } from '../partners.ts';
import { paymentFields } from './payments.ts';

const notesSchema = linesSchema().max(limits.notes);

const reasonSchema = lineSchema().max(limits.reason);

export const priceFields = z.object({
  total: usdSchema(),
  reason: reasonSchema.min(1, problem('reason-missing')),
});
export type PriceForm = z.infer<typeof priceFields>;

/**
 * The guest's mail waits a little longer than the undo button is shown, so that a click in the last second counts. In a
 * bulk change the first mail waits for the last change.
 */
export const undo = { offeredMs: 10_000, mailWaitsMs: 14_000, manyWaitMs: 30_000 };

const undoChangeInputSchema = z.object({
  kind: requestKindSchema,
  id: z.uuid(),
  /** From the answer to the change, or from the history. */
  eventId: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
});
export type UndoChangeInput = z.infer<typeof undoChangeInputSchema>;

export const mostAtOnce = 50;

/** Each is done or refused independently. */
const many = <Item extends z.ZodType>(item: Item) =>
  z.object({ changes: z.array(item).min(1).max(mostAtOnce) });
const results = <Done extends z.ZodType>(done: Done) =>
  z.object({
    results: z.array(z.union([done, z.object({ id: z.string(), refusal: callErrorSchema })])),
  });

const statusChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bookings'),
    id: z.uuid(),
    from: bookingStatusSchema,
    to: bookingStatusSchema,
  }),
  z.object({
    kind: z.literal('transfers'),
    id: z.uuid(),
    from: transferStatusSchema,
    to: transferStatusSchema,
  }),
]);
export type StatusChange = z.infer<typeof statusChangeSchema>;

const undoneSchema = z.object({ id: z.string(), status: z.string() });

export const changeOperations = {
  addPayment: {
    /** The id, created once per filled form, makes retries safe. */
    input: requestNameSchema.extend({ paymentId: z.uuid(), ...paymentFields.shape }),
    answer: z.object({ paymentId: z.string() }),
  },
  setNotes: {
    /** `seen` is the text that the caller saw; '' is no text. */
    input: requestNameSchema.extend({ seen: notesSchema, notes: notesSchema }),
    answer: z.object({ notes: z.string() }),
  },
  setSource: {
    /** `seen` is the one that the caller saw. */
    input: requestNameSchema.extend({
      seen: sourceKeySchema.unwrap(),
      source: sourceKeySchema.unwrap(),
    }),
    answer: z.object({ source: z.string() }),
  },
  setPrice: {
    /** A total of null restores the computed price, which needs no reason. */
    input: requestNameSchema
      .extend({ seen: seenSchema, total: usdSchema().nullable(), reason: reasonSchema.default('') })
      .refine(({ total, reason }) => total === null || reason !== '', {
        path: ['reason'],
        ...problem('reason-missing'),
      }),
    /** US dollars. */
    answer: z.object({ total: z.number() }),
  },
  /** Sent again, it returns the answer of the first call. */
  setStatuses: {
    input: many(statusChangeSchema),
    answer: results(z.object({ id: z.string(), eventId: z.string() })),
  },
  undoChange: { input: undoChangeInputSchema, answer: undoneSchema },
  /** Undoes changes that its caller made. */
  undoStatuses: { input: many(undoChangeInputSchema), answer: results(undoneSchema) },
} as const;
type Changes = typeof changeOperations;
export type AddPaymentAnswer = z.infer<Changes['addPayment']['answer']>;
export type SetNotesAnswer = z.infer<Changes['setNotes']['answer']>;
export type SetSourceAnswer = z.infer<Changes['setSource']['answer']>;
export type SetPriceAnswer = z.infer<Changes['setPrice']['answer']>;
export type SetStatusesAnswer = z.infer<Changes['setStatuses']['answer']>;
export type UndoChangeAnswer = z.infer<typeof undoneSchema>;
export type UndoStatusesAnswer = z.infer<Changes['undoStatuses']['answer']>;
