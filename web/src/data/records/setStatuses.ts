import type {
  SetStatusesAnswer,
  SetStatusesInput,
  UndoStatusesAnswer,
  UndoStatusesInput,
} from '@selasar/domain';
import { staff } from '../api.ts';

/** Gives several bookings and transfers another status, each by itself. */
export const setStatuses: (input: SetStatusesInput) => Promise<SetStatusesAnswer> =
  staff.setStatuses;

/** Takes back several changes of status that this person has just made. */
export const undoStatuses: (input: UndoStatusesInput) => Promise<UndoStatusesAnswer> =
  staff.undoStatuses;
