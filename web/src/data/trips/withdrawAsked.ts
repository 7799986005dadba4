import { withdrawAskedAnswerSchema } from '@selasar/domain';
import type { WithdrawAskedAnswer, WithdrawAskedInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** A guest takes back what they have asked. */
export const withdrawAsked: (input: WithdrawAskedInput) => Promise<WithdrawAskedAnswer> = callable(
  'withdrawAsked',
  withdrawAskedAnswerSchema,
);
