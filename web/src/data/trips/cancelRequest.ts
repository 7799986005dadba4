import type { CancelRequestAnswer, CancelRequestInput } from '@selasar/domain';
import { trip } from '../api.ts';

/** A guest cancels; where that is not free, staff are asked. */
export const cancelRequest: (input: CancelRequestInput) => Promise<CancelRequestAnswer> =
  trip.cancelRequest;
