import type { SetPriceAnswer, SetPriceInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Sets a price, or the computed one again. */
export const setPrice: (input: SetPriceInput) => Promise<SetPriceAnswer> = staff.setPrice;
