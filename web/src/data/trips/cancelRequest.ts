import { cancelRequestAnswerSchema } from '@selasar/domain';
import type { CancelRequestAnswer, CancelRequestInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** A guest cancels; where that is not free, staff are asked. */
export const cancelRequest: (input: CancelRequestInput) => Promise<CancelRequestAnswer> = callable(
  'cancelRequest',
  cancelRequestAnswerSchema,
);
