import { z } from 'zod';
import { civilDateSchema } from './civilDateSchema.ts';
import { isProblemCode } from './problem.ts';
import type { ProblemCode } from '../words/problems.ts';

/** What a callable can refuse with, and the status code that it travels under. */
export const callErrorStatus = {
  'invalid-input': 'invalid-argument',
  'too-many-guests': 'invalid-argument',
  'item-not-found': 'not-found',
  'booking-not-found': 'not-found',
  'transfer-not-found': 'not-found',
  'person-not-found': 'not-found',
  'request-id-reused': 'already-exists',
  'too-many-requests': 'resource-exhausted',
  'too-many-pending': 'resource-exhausted',
  'looks-automated': 'permission-denied',
  'status-not-allowed': 'failed-precondition',
  'status-stale': 'failed-precondition',
  'nights-taken': 'failed-precondition',
  'change-not-found': 'not-found',
  'not-your-change': 'permission-denied',
  'already-undone': 'failed-precondition',
  'changed-since': 'failed-precondition',
  'mail-has-left': 'failed-precondition',
  'sign-in-required': 'unauthenticated',
  'staff-only': 'permission-denied',
  'admin-only': 'permission-denied',
  'last-admin': 'failed-precondition',
  'email-not-verified': 'failed-precondition',
  'has-a-role': 'failed-precondition',
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

/**
 * The `details` of an error that a guest may see. It holds nothing of another guest: `forStaff` adds that, and what is
 * not named here does not pass.
 */
export const guestCallErrorSchema = z.strictObject({
  code: z.custom<CallErrorCode>(isCallErrorCode),
  /** The input field that is at fault, if it is one. */
  field: z.string().optional(),
  /** For 'invalid-input': what is wrong with the field. */
  problem: z.custom<ProblemCode>(isProblemCode).optional(),
  /** A sentence that a person can act on. */
  message: z.string(),
  /** For 'nights-taken': the nearest free stays of the same length. */
  freeStays: z
    .array(z.strictObject({ startDate: civilDateSchema, endDate: civilDateSchema }))
    .optional(),
  /** For 'too-many-requests': when to try again, as an ISO instant. */
  retryAt: z.iso.datetime().optional(),
});
export type GuestCallError = z.infer<typeof guestCallErrorSchema>;

const forStaff = {
  /** For 'status-stale' and 'changed-since': the status that is stored now. */
  currentStatus: z.string().optional(),
  /** For 'nights-taken': the confirmed booking that holds the nights. */
  otherBooking: otherBookingSchema.optional(),
};

/** The `details` of every error that a callable answers. */
export const callErrorSchema = z.object({ ...guestCallErrorSchema.shape, ...forStaff });
export type CallError = z.infer<typeof callErrorSchema>;
