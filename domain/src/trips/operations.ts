import { z } from 'zod';
import {
  documentIdSchema,
  keyInputSchema,
  requestKeySchema,
  requestSchema,
  uidSchema,
  viewAnswerSchema,
} from '../core/ids.ts';
import { colleagueSchema } from '../core/role.ts';
import { emailSchema, linesSchema } from '../core/text.ts';
import { threadLimits, threadTextSchema } from '../messages/message.ts';
import { ownRequestSchema, requestKindSchema, requestNameSchema } from '../requests/requestName.ts';
import { bookingChangeFields, transferChangeFields } from './changeRequestForm.ts';

export const findTripsInputSchema = z.object({
  customerEmail: emailSchema('email-missing'),
  website: requestSchema.shape.website,
});

export const findRequestInputSchema = z.object({
  kind: z.enum([...requestKindSchema.options, 'messages']),
  requestKey: requestKeySchema,
});
export type FindRequestInput = z.infer<typeof findRequestInputSchema>;

const asking = {
  /** Only checks whether the change is possible and at what price; sends no change request. */
  isTrial: z.boolean().default(false),
  /** US dollars, as the guest saw it; the call is refused if the price differs. */
  shownTotal: z.number().optional(),
};

/** Created once per message: the same message sent twice is stored once. */
const messageId = z.uuid();
const writtenSchema = z.object({ messageId: z.string() });

/** With the key of the trip, or to find it. */
export const guestTripOperations = {
  openTrip: { input: keyInputSchema, answer: viewAnswerSchema },
  /** Mails the links. The answer does not reveal whether there are any. */
  findTrips: { input: findTripsInputSchema, answer: z.object({}) },
  /** Whether a request arrived whose answer was lost. */
  findRequest: {
    input: findRequestInputSchema,
    answer: z.object({ hasArrived: z.boolean(), tripKey: z.string().optional() }),
  },
  /** If not free, it asks staff. A request that is already cancelled gets the answer 'cancelled'. */
  cancelRequest: {
    input: ownRequestSchema,
    answer: z.object({
      outcome: z.enum(['cancelled', 'requested']),
      /** For 'requested': US dollars that the guest loses, if known. */
      lost: z.number().optional(),
    }),
  },
  /** Replaces an earlier change request. */
  requestChange: {
    input: z.discriminatedUnion('kind', [
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
    ]),
    /** The new total in US dollars. */
    answer: z.object({ total: z.number() }),
  },
  withdrawChangeRequest: { input: ownRequestSchema, answer: requestNameSchema },
  writeToUs: {
    input: ownRequestSchema.extend({ messageId, text: threadTextSchema }),
    answer: writtenSchema,
  },
} as const;
type ForGuests = typeof guestTripOperations;
export type OpenTripAnswer = z.infer<typeof viewAnswerSchema>;
export type CancelRequestAnswer = z.infer<ForGuests['cancelRequest']['answer']>;
export type RequestChangeInput = z.input<ForGuests['requestChange']['input']>;
export type RequestChangeAnswer = z.infer<ForGuests['requestChange']['answer']>;
export type WithdrawChangeRequestAnswer = z.infer<typeof requestNameSchema>;
export type WriteToUsAnswer = z.infer<typeof writtenSchema>;

const tripAddressInputSchema = z.object({ tripId: documentIdSchema });
const tripAddressAnswerSchema = z.object({ key: z.string() });
export type TripAddressAnswer = z.infer<typeof tripAddressAnswerSchema>;

export const staffTripOperations = {
  answerGuest: {
    input: requestNameSchema.extend({
      messageId,
      /** '' means that no answer is needed: nothing is stored, and the answer is no longer due. */
      text: linesSchema().max(threadLimits.text),
    }),
    answer: writtenSchema,
  },
  /** null is nobody. `seen` is the one that the caller saw: of two calls at once one wins. */
  assignThread: {
    input: requestNameSchema.extend({ assignee: uidSchema.nullable(), seen: uidSchema.nullable() }),
    answer: z.object({ assignee: colleagueSchema.nullable() }),
  },
  resolveChangeRequest: {
    input: requestNameSchema.extend({
      /** The `at` of the change request, in milliseconds: it may have been withdrawn or replaced. */
      requestedAt: z.number().int(),
      accept: z.boolean(),
    }),
    answer: z.object({ status: z.string() }),
  },
  tripAddress: { input: tripAddressInputSchema, answer: tripAddressAnswerSchema },
  replaceTripKey: {
    input: tripAddressInputSchema.extend({
      /** Addresses whose requests move to a separate trip, so that they never get the new key. */
      leaving: z.array(z.string().max(320)).max(100).optional(),
    }),
    answer: tripAddressAnswerSchema,
  },
} as const;
type ForStaff = typeof staffTripOperations;
export type AnswerGuestAnswer = z.infer<typeof writtenSchema>;
export type AssignThreadInput = z.infer<ForStaff['assignThread']['input']>;
export type AssignThreadAnswer = z.infer<ForStaff['assignThread']['answer']>;
export type ResolveChangeRequestInput = z.infer<ForStaff['resolveChangeRequest']['input']>;
export type ResolveChangeRequestAnswer = z.infer<ForStaff['resolveChangeRequest']['answer']>;
