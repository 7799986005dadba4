import type { StatusEvent } from '@selasar/domain';
import { CallFailure } from '../../firebase/callables/call.ts';
import { moment } from '../moment.ts';

/** Why a change of status did not come about, and what can be done. */
export interface Problem {
  text: string;
  /** The booking that is in the way. */
  otherBookingId?: string;
}

/** Who made a change, in words. */
export const author = ({
  by,
  byName,
  byEmail,
}: Pick<StatusEvent, 'by' | 'byName' | 'byEmail'>): string => {
  if (by === 'guest') return 'The guest';
  // An empty name is none.
  return byName || byEmail || 'Someone who has left';
};

/** `last` looks up the newest change, to say who was faster. */
export async function explain(
  error: unknown,
  last: () => Promise<StatusEvent | undefined>,
): Promise<Problem> {
  const details = error instanceof CallFailure ? error.details : undefined;
  if (!details) {
    return { text: 'The server could not be reached. Nothing was changed; please try again.' };
  }
  if (details.code === 'status-stale') {
    const event = await last();
    const who = event ? ` ${author(event)} set it to ${event.to} on ${moment(event.at)}.` : '';
    return { text: `${details.message}${who} What you see now is up to date.` };
  }
  if (details.code === 'nights-taken' && details.otherBooking) {
    return {
      text: `${details.message} Cancel one of the two, or agree on other dates with the guest.`,
      otherBookingId: details.otherBooking.bookingId,
    };
  }
  return { text: details.message };
}
