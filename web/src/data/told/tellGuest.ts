import type { TellGuestAnswer, TellGuestInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Staff tell a guest something. The same message sent again is one. */
export const tellGuest: (input: TellGuestInput) => Promise<TellGuestAnswer> = staff.tellGuest;
