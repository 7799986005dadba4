import type { WriteToUsAnswer, WriteToUsInput } from '@selasar/domain';
import { trip } from '../api.ts';

/** A guest writes to staff about a booking or a transfer. */
export const writeToUs: (input: WriteToUsInput) => Promise<WriteToUsAnswer> = trip.writeToUs;
