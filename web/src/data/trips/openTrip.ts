import type { OpenTripAnswer } from '@selasar/domain';
import { trip } from '../api.ts';

/** Tells where the trip of a key can be watched. Refused for every key that opens none. */
export const openTrip: (input: { key: string }) => Promise<OpenTripAnswer> = trip.openTrip;
