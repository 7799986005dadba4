import { changeText, statusAfter } from '@selasar/domain';
import type { StatusEvent } from '@selasar/domain';
import { known } from '../invalid/known.ts';
import { changeRequestEventText } from '../trip/changeRequestText.ts';

/** An event of a history as text, for the sheet of the record and the audit log. */
export function historyText(
  { from, to, by, undoes, changeRequest, change }: Partial<StatusEvent>,
  nameOf: (crewId: string) => string | undefined,
): string {
  if (change) return `${undoes ? 'Undone: ' : ''}${changeText(change, nameOf)}`;
  if (changeRequest) return changeRequestEventText(changeRequest, `${known(from)} → ${known(to)}`);
  if (from === null) {
    if (by !== 'guest') return `Booked for the guest: ${known(to)}`;
    return to === statusAfter.confirmation ? 'Requested, and confirmed at once' : 'Requested';
  }
  return undoes
    ? `Undone: back to ${known(to)}, the guest was not mailed`
    : `${known(from)} → ${known(to)}`;
}
