import { z } from 'zod';
import { blockReasonSchema, civilDateSchema } from './schemas.ts';
import { isProblemCode } from './problem.ts';
import type { ProblemCode } from './problemMessages.ts';

export const callErrorStatus = {
  'invalid-input': 'invalid-argument',
  'too-many-guests': 'invalid-argument',
  'item-not-found': 'not-found',
  'booking-not-found': 'not-found',
  'transfer-not-found': 'not-found',
  'block-not-found': 'not-found',
  'feed-not-found': 'not-found',
  'person-not-found': 'not-found',
  'review-not-found': 'not-found',
  'message-not-found': 'not-found',
  'trip-not-found': 'not-found',
  'crew-not-found': 'not-found',
  'crew-link-not-found': 'not-found',
  'not-your-job': 'not-found',
  'request-id-reused': 'already-exists',
  'asked-before': 'already-exists',
  'too-many-requests': 'resource-exhausted',
  'too-many-pending': 'resource-exhausted',
  'looks-automated': 'permission-denied',
  'too-many-messages': 'resource-exhausted',
  'status-not-allowed': 'failed-precondition',
  'status-stale': 'failed-precondition',
  'day-to-come': 'failed-precondition',
  'nights-taken': 'failed-precondition',
  'not-bookable': 'failed-precondition',
  'seats-taken': 'failed-precondition',
  'price-changed': 'failed-precondition',
  'terms-damaged': 'failed-precondition',
  'terms-changed': 'failed-precondition',
  'currencies-changed': 'failed-precondition',
  'partners-changed': 'failed-precondition',
  'partner-gone': 'failed-precondition',
  'source-changed': 'failed-precondition',
  'request-closed': 'failed-precondition',
  'receipts-not-set-up': 'failed-precondition',
  'receipt-settings-changed': 'failed-precondition',
  'receipt-not-due': 'failed-precondition',
  'receipt-outdated': 'failed-precondition',
  'receipt-not-found': 'not-found',
  'crew-changed': 'failed-precondition',
  'crew-stale': 'failed-precondition',
  'crew-not-fit': 'failed-precondition',
  'change-request-stale': 'failed-precondition',
  'change-request-price-changed': 'failed-precondition',
  'request-changed': 'failed-precondition',
  'notes-changed': 'failed-precondition',
  'no-deposit-due': 'failed-precondition',
  'assignee-changed': 'failed-precondition',
  'message-answered': 'failed-precondition',
  'not-a-colleague': 'failed-precondition',
  'too-many-payments': 'failed-precondition',
  'change-built-on': 'failed-precondition',
  'no-email': 'failed-precondition',
  'no-phone': 'failed-precondition',
  'too-many-guest-messages': 'resource-exhausted',
  'template-changed': 'failed-precondition',
  'change-not-found': 'not-found',
  'not-your-change': 'permission-denied',
  'already-undone': 'failed-precondition',
  'changed-since': 'failed-precondition',
  'mail-has-left': 'failed-precondition',
  'mail-not-found': 'not-found',
  'mail-not-refused': 'failed-precondition',
  'sign-in-required': 'unauthenticated',
  'staff-only': 'permission-denied',
  'admin-only': 'permission-denied',
  'last-admin': 'failed-precondition',
  'email-not-verified': 'failed-precondition',
  'has-a-role': 'failed-precondition',
  'person-expected': 'failed-precondition',
  'too-many-feeds': 'failed-precondition',
  'not-travelled': 'failed-precondition',
  'already-reviewed': 'already-exists',
  'part-not-found': 'not-found',
  'job-not-sure': 'failed-precondition',
  'tick-stale': 'failed-precondition',
  'operation-gone': 'not-found',
  busy: 'unavailable',
  internal: 'internal',
} as const;
export type CallErrorCode = keyof typeof callErrorStatus;

const isCallErrorCode = (value: unknown): value is CallErrorCode =>
  typeof value === 'string' && Object.hasOwn(callErrorStatus, value);

const otherBookingSchema = z.object({
  bookingId: z.string(),
  customerName: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
});
export type OtherBooking = z.infer<typeof otherBookingSchema>;

const otherBlockSchema = z.object({
  blockId: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  reason: blockReasonSchema,
  note: z.string(),
  source: z.string().optional(),
});
export type OtherBlock = z.infer<typeof otherBlockSchema>;

/** Holds no data of another guest: `forStaff` adds that. */
export const guestCallErrorSchema = z.strictObject({
  code: z.custom<CallErrorCode>(isCallErrorCode),
  field: z.string().optional(),
  problem: z.custom<ProblemCode>(isProblemCode).optional(),
  message: z.string(),
  /** For 'nights-taken' and 'not-bookable': the nearest free dates. A tour ends on the day it starts. */
  freeStays: z
    .array(z.strictObject({ startDate: civilDateSchema, endDate: civilDateSchema }))
    .optional(),
  retryAt: z.iso.datetime().optional(),
  /** For 'asked-before', and only if the caller has proven that the earlier request is theirs. */
  earlier: z
    .strictObject({
      at: z.iso.datetime(),
      tripKey: z.string().optional(),
    })
    .optional(),
  /** For 'internal': the id of the call, which is in each of its log lines. */
  requestId: z.string().optional(),
});
export type GuestCallError = z.infer<typeof guestCallErrorSchema>;

const forStaff = {
  currentStatus: z.string().optional(),
  currentNotes: z.string().optional(),
  otherBooking: otherBookingSchema.optional(),
  otherBlock: otherBlockSchema.optional(),
};

export const callErrorSchema = z.object({ ...guestCallErrorSchema.shape, ...forStaff });
export type CallError = z.infer<typeof callErrorSchema>;
