import { tellGuestAnswerSchema } from '@selasar/domain';
import type { TellGuestAnswer, TellGuestInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Staff tell a guest something. The same message sent again is one. */
export const tellGuest: (input: TellGuestInput) => Promise<TellGuestAnswer> = callable(
  'tellGuest',
  tellGuestAnswerSchema,
);
