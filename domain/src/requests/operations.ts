import { z } from 'zod';
import { editedBookingFields, newBookingFields } from './bookings/bookingForm.ts';
import { bookingFields } from './bookings/booking.ts';
import { paymentLinkFields } from './bookings/deposit.ts';
import { bookingStatusSchema, transferStatusSchema } from './requestStatus.ts';
import { requestSchema, tripKeyField } from '../core/ids.ts';
import { civilDateSchema } from '../core/schemas.ts';
import { overridableProblemSchema } from '../pricing/rules/checkAvailability.ts';
import { extrasSchema, guestKindsSchema } from '../pricing/rules/offerRules.ts';
import { overridableRuleSchema } from '../pricing/transfers/checkTransfer.ts';
import { seenSchema } from './requestName.ts';
import { transferCustomerSchema, transferRouteFields } from './transfers/transfer.ts';
import { editedTransferFields, transferForGuestFields } from './transfers/transferForm.ts';

const ofGuest = {
  ...requestSchema.shape,
  ...tripKeyField,
  /** US dollars, as the guest saw it. Not stored; the call is refused if the price differs. */
  shownTotal: z.number().optional(),
};

/** Days and times are checked only for a new request: a retry after a lost answer gets its answer at any time. */
export const createBookingInputSchema = bookingFields.extend(ofGuest);
export type CreateBookingInput = z.input<typeof createBookingInputSchema>;

export const createBookingAnswerSchema = z.object({
  bookingId: z.string(),
  /** Bookings older than trips have none. */
  tripKey: z.string().optional(),
  /** In the guest's language. */
  itemName: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  /** US dollars. */
  totalPrice: z.number(),
  /** US dollars. */
  deposit: z.number().optional(),
  freeUntil: civilDateSchema.optional(),
  guestKinds: guestKindsSchema.optional(),
  extras: extrasSchema.optional(),
  isConfirmed: z.literal(true).optional(),
});
export type CreateBookingAnswer = z.infer<typeof createBookingAnswerSchema>;

export const createTransferAnswerSchema = z.object({
  transferId: z.string(),
  /** Transfers older than trips have none. */
  tripKey: z.string().optional(),
  pickupDate: civilDateSchema,
  pickupTime: z.string(),
  vehicle: z.string().optional(),
  /** US dollars. */
  totalAmount: z.number(),
  freeCancellationHours: z.number().int().optional(),
  status: transferStatusSchema,
});
export type CreateTransferAnswer = z.infer<typeof createTransferAnswerSchema>;

export const guestRequestOperations = {
  createBooking: {
    input: createBookingInputSchema,
    answer: createBookingAnswerSchema,
    alone: true,
  },
  createTransfer: {
    input: transferRouteFields.extend({
      ...transferCustomerSchema.shape,
      ...ofGuest,
      // Pages older than vehicles do not send it.
      vehicleId: transferRouteFields.shape.vehicleId.default(''),
    }),
    answer: createTransferAnswerSchema,
    alone: true,
  },
} as const;
export type CreateTransferInput = z.input<
  (typeof guestRequestOperations)['createTransfer']['input']
>;

export const createBookingForGuestAnswerSchema = createBookingAnswerSchema.extend({
  status: bookingStatusSchema,
});
export type CreateBookingForGuestAnswer = z.infer<typeof createBookingForGuestAnswerSchema>;

export const createTransferForGuestAnswerSchema = createTransferAnswerSchema.omit({
  tripKey: true,
});
export type CreateTransferForGuestAnswer = z.infer<typeof createTransferForGuestAnswerSchema>;

/** What staff have seen and want to override. */
const ofBooking = {
  overrides: z.array(overridableProblemSchema).max(overridableProblemSchema.options.length),
};
const ofTransfer = {
  overrides: z.array(overridableRuleSchema).max(overridableRuleSchema.options.length),
};

/** Created once per filled form. */
const newRequest = { requestId: z.uuid() };
const storedRequest = { id: z.uuid(), seen: seenSchema };

const editAnswerSchema = z.object({
  /** US dollars. */
  total: z.number(),
  /** Absent if nothing changed. */
  eventId: z.string().optional(),
});
export type EditAnswer = z.infer<typeof editAnswerSchema>;

export const staffRequestOperations = {
  createBookingForGuest: {
    input: newBookingFields.extend({ ...newRequest, ...ofBooking }),
    answer: createBookingForGuestAnswerSchema,
  },
  createTransferForGuest: {
    input: transferForGuestFields.extend({ ...newRequest, ...ofTransfer }),
    answer: createTransferForGuestAnswerSchema,
  },
  editBooking: {
    input: editedBookingFields.extend({ ...storedRequest, ...ofBooking }),
    answer: editAnswerSchema,
  },
  editTransfer: {
    input: editedTransferFields.extend({ ...storedRequest, ...ofTransfer }),
    answer: editAnswerSchema,
  },
  /** Only while a deposit is open. '' removes the link. */
  setPaymentLink: {
    input: paymentLinkFields.extend(storedRequest),
    answer: z.object({ link: z.string() }),
  },
  setBookingStatus: {
    input: z.object({ bookingId: z.uuid(), from: bookingStatusSchema, to: bookingStatusSchema }),
    answer: z.object({ bookingId: z.string(), status: bookingStatusSchema, eventId: z.string() }),
  },
  setTransferStatus: {
    input: z.object({
      transferId: z.uuid(),
      from: transferStatusSchema,
      to: transferStatusSchema,
    }),
    answer: z.object({ transferId: z.string(), status: transferStatusSchema, eventId: z.string() }),
  },
} as const;
type ForStaff = typeof staffRequestOperations;
export type CreateBookingForGuestInput = z.input<ForStaff['createBookingForGuest']['input']>;
export type CreateTransferForGuestInput = z.input<ForStaff['createTransferForGuest']['input']>;
export type SetBookingStatusAnswer = z.infer<ForStaff['setBookingStatus']['answer']>;
export type SetTransferStatusAnswer = z.infer<ForStaff['setTransferStatus']['answer']>;
