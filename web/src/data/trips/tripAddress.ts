import type { ReplaceTripKeyInput, TripAddressAnswer } from '@selasar/domain';
import { staff } from '../api.ts';

type Ask<Input> = (input: Input) => Promise<TripAddressAnswer>;

/** The key of a guest's trip. */
export const tripAddress: Ask<{ tripId: string }> = staff.tripAddress;

/** A new key; the one from before leads nowhere from then on. */
export const replaceTripKey: Ask<ReplaceTripKeyInput> = staff.replaceTripKey;
