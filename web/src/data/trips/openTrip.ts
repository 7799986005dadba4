import { openTripAnswerSchema } from '@selasar/domain';
import type { OpenTripAnswer } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Tells where the trip of a key can be watched. Refused for every key that opens none. */
export const openTrip: (input: { key: string }) => Promise<OpenTripAnswer> = callable(
  'openTrip',
  openTripAnswerSchema,
);
