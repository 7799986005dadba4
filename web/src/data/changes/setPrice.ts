import { setPriceAnswerSchema } from '@selasar/domain';
import type { SetPriceAnswer, SetPriceInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Sets a price, or the computed one again. */
export const setPrice: (input: SetPriceInput) => Promise<SetPriceAnswer> = callable(
  'setPrice',
  setPriceAnswerSchema,
);
