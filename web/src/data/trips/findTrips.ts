import type { FindTripsInput } from '@selasar/domain';
import { trip } from '../api.ts';

/** Mails the links of the trips of an address to it. The answer is the same whether there are any. */
export const findTrips: (input: FindTripsInput) => Promise<object> = trip.findTrips;
