import { changeText, statusAfter, type StatusEvent } from '@selasar/domain/requests';
import { orDash } from '../../common/formatInstant.ts';
import { changeRequestEventText } from './changeRequestText.ts';

export function historyText(
  { from, to, by, undoes, changeRequest, change }: Partial<StatusEvent>,
  nameOf: (crewId: string) => string | undefined,
): string {
  if (change) return `${undoes ? 'Undone: ' : ''}${changeText(change, nameOf)}`;
  if (changeRequest)
    return changeRequestEventText(changeRequest, `${orDash(from)} → ${orDash(to)}`);
  if (from === null) {
    if (by !== 'guest') return `Booked for the guest: ${orDash(to)}`;
    return to === statusAfter.confirmation ? 'Requested, and confirmed at once' : 'Requested';
  }
  return undoes
    ? `Undone: back to ${orDash(to)}, the guest was not mailed`
    : `${orDash(from)} → ${orDash(to)}`;
}
