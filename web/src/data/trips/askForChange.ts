import { askForChangeAnswerSchema } from '@selasar/domain';
import type { AskForChangeAnswer, AskForChangeInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** A guest asks for another date or number, or only what that would cost. */
export const askForChange: (input: AskForChangeInput) => Promise<AskForChangeAnswer> = callable(
  'askForChange',
  askForChangeAnswerSchema,
);
