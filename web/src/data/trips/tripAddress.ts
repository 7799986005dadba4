import { tripAddressAnswerSchema } from '@selasar/domain';
import type { ReplaceTripKeyInput, TripAddressAnswer } from '@selasar/domain';
import { callable } from '../core/call.ts';

type Ask<Input> = (input: Input) => Promise<TripAddressAnswer>;

/** The key of a guest's trip. */
export const tripAddress: Ask<{ tripId: string }> = callable(
  'tripAddress',
  tripAddressAnswerSchema,
);

/** A new key; the one from before leads nowhere from then on. */
export const replaceTripKey: Ask<ReplaceTripKeyInput> = callable(
  'replaceTripKey',
  tripAddressAnswerSchema,
);
