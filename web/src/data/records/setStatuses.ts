import { setStatusesAnswerSchema, undoStatusesAnswerSchema } from '@selasar/domain';
import type {
  SetStatusesAnswer,
  SetStatusesInput,
  UndoStatusesAnswer,
  UndoStatusesInput,
} from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Gives several bookings and transfers another status, each by itself. */
export const setStatuses: (input: SetStatusesInput) => Promise<SetStatusesAnswer> = callable(
  'setStatuses',
  setStatusesAnswerSchema,
);

/** Takes back several changes of status that this person has just made. */
export const undoStatuses: (input: UndoStatusesInput) => Promise<UndoStatusesAnswer> = callable(
  'undoStatuses',
  undoStatusesAnswerSchema,
);
