import { tripAddressAnswerSchema } from '@selasar/domain';
import type { TripAddressAnswer } from '@selasar/domain';
import { callable } from '../core/call.ts';

type Ask = (input: { tripId: string }) => Promise<TripAddressAnswer>;

/** The key of a guest's trip. */
export const tripAddress: Ask = callable('tripAddress', tripAddressAnswerSchema);

/** A new key; the one from before leads nowhere from then on. */
export const replaceTripKey: Ask = callable('replaceTripKey', tripAddressAnswerSchema);
