import { writeToUsAnswerSchema } from '@selasar/domain';
import type { WriteToUsAnswer, WriteToUsInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** A guest writes to staff about a booking or a transfer. */
export const writeToUs: (input: WriteToUsInput) => Promise<WriteToUsAnswer> = callable(
  'writeToUs',
  writeToUsAnswerSchema,
);
