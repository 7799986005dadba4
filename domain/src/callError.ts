import { z } from 'zod';

/** What a callable can refuse with, and the status code that it travels under. */
export const callErrorStatus = {
  'invalid-input': 'invalid-argument',
  'too-many-guests': 'invalid-argument',
  'item-not-found': 'not-found',
  'booking-not-found': 'not-found',
  'request-id-reused': 'already-exists',
  'status-not-allowed': 'failed-precondition',
  'status-stale': 'failed-precondition',
  'sign-in-required': 'unauthenticated',
  'staff-only': 'permission-denied',
  busy: 'unavailable',
  internal: 'internal',
} as const;
export type CallErrorCode = keyof typeof callErrorStatus;

const isCallErrorCode = (value: unknown): value is CallErrorCode =>
  typeof value === 'string' && Object.hasOwn(callErrorStatus, value);

/** The `details` of every error that a callable answers. */
export const callErrorSchema = z.object({
  code: z.custom<CallErrorCode>(isCallErrorCode),
  /** The input field that is at fault, if it is one. */
  field: z.string().optional(),
  /** A sentence that a person can act on. */
  message: z.string(),
  /** For 'status-stale': the status that is stored now. */
  currentStatus: z.string().optional(),
});
export type CallError = z.infer<typeof callErrorSchema>;
