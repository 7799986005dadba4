import type { WithdrawAskedAnswer, WithdrawAskedInput } from '@selasar/domain';
import { trip } from '../api.ts';

/** A guest takes back what they have asked. */
export const withdrawAsked: (input: WithdrawAskedInput) => Promise<WithdrawAskedAnswer> =
  trip.withdrawAsked;
