import { findTripsAnswerSchema } from '@selasar/domain';
import type { FindTripsInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Mails the links of the trips of an address to it. The answer is the same whether there are any. */
export const findTrips: (input: FindTripsInput) => Promise<object> = callable(
  'findTrips',
  findTripsAnswerSchema,
);
