import type { StatusEvent } from '@selasar/domain/requests';
import { toFailure } from '../../../data/firebase/failure.ts';
import type { CurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { reasonOf } from '../../common/attempt.ts';

export interface Problem {
  text: string;
  /** The booking that is in the way. */
  otherBookingId?: string;
}

export const author = ({
  by,
  byName,
  byEmail,
}: Pick<StatusEvent, 'by' | 'byName' | 'byEmail'>): string => {
  if (by === 'guest') return 'The guest';
  if (by === 'crew') return byName || 'A driver or guide';
  // An empty name counts as none.
  return byName || byEmail || 'Someone who has left';
};

const whoSetIt = (event: StatusEvent | undefined): string =>
  event ? ` ${author(event)} set it to ${event.to} on ${formatInBali(event.at)}.` : '';

const unclear =
  'Something went wrong, so we do not know whether your change arrived. Please check again in a moment.';

/** Undefined if it cannot be read. */
const lastOf = (current: Promise<Pick<CurrentRecord, 'last'>>): Promise<StatusEvent | undefined> =>
  current.then(
    ({ last }) => last,
    () => undefined,
  );

/** `readBack` reads the most recent change, to name who was first. */
export async function explain(
  error: unknown,
  readBack: () => Promise<Pick<CurrentRecord, 'last'>>,
): Promise<Problem> {
  const failure = toFailure(error);
  const { details } = failure;
  if (!details) return { text: reasonOf(failure) ?? unclear };
  if (details.code === 'status-stale') {
    const who = whoSetIt(await lastOf(readBack()));
    return { text: `${details.message}${who} What you see now is up to date.` };
  }
  if (details.code === 'nights-taken' && details.otherBooking) {
    return {
      text: `${details.message} Cancel one of the two, or agree on other dates with the guest.`,
      otherBookingId: details.otherBooking.bookingId,
    };
  }
  if (details.code === 'nights-taken' && details.otherBlock) {
    const way =
      details.otherBlock.reason === 'feed' ? 'Cancel one of the two' : 'Free these nights first';
    return { text: `${details.message} ${way}, or agree on other dates with the guest.` };
  }
  return { text: details.message };
}

export const unsure: Problem = {
  text: 'No answer from the server yet, so we do not know whether your change arrived. We keep checking and will tell you.',
};

/** In place of a change whose answer was lost. */
export function explainFound({ status, last }: CurrentRecord, from: string): Problem {
  if (status === undefined) return { text: 'It no longer exists.' };
  return status === from
    ? { text: `It is still ${from}: your change did not arrive. Please try again.` }
    : { text: `It is ${status} now.${whoSetIt(last)}` };
}
