import type { Stay, BookingRequest } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { isSameStay } from './isSameStay.ts';
import type { Refusal } from './localRefusal.ts';
import type { Calendar } from './useCalendar.ts';

/** The alternatives to a booking request. */
export interface Alternative {
  of: BookingRequest;
  stays: readonly Stay[];
  /** The requested nights are taken. */
  nightsTaken: boolean;
}

/** One list, also if the server repeats what this page knows. */
const offersFor = (requested: BookingRequest, { of, stays }: Alternative): boolean =>
  of.numberOfGuests === requested.numberOfGuests &&
  [of, ...stays].some((stay) => isSameStay(stay, requested));

/** The server's alternatives to a request that it refused. */
const alternativeOf = (refusal: Refusal | undefined): Alternative | undefined =>
  refusal?.details.freeStays && {
    of: refusal.requested,
    stays: refusal.details.freeStays,
    nightsTaken: refusal.details.code === 'nights-taken',
  };

/** Whether the server offered these dates: then they can be booked, whatever this page knows. */
export const wasOffered = (refusal: Refusal | undefined, requested: BookingRequest): boolean =>
  refusal?.requested.numberOfGuests === requested.numberOfGuests &&
  refusal.details.freeStays?.some((stay) => isSameStay(stay, requested)) === true;

/**
 * The nearest alternatives to a request that this page or the server refuses. They stay visible while the form has the
 * refused dates or one of the alternatives. `problem` is the refusal by this page.
 */
export function useAlternative(
  requested: BookingRequest,
  problem: string | undefined,
  refusal: Refusal | undefined,
  { findAlternatives }: Pick<Calendar, 'findAlternatives'>,
): Alternative | undefined {
  const { startDate, endDate, numberOfGuests } = requested;
  const [found, setFound] = useState<Alternative>();

  useEffect(() => {
    if (!problem || !endDate) return undefined;
    let current = true;
    const of = { startDate, endDate, numberOfGuests };
    void findAlternatives(of).then((stays) => {
      if (current) setFound({ of, stays, nightsTaken: problem === 'some-nights-taken' });
    });
    return () => {
      current = false;
    };
  }, [problem, startDate, endDate, numberOfGuests, findAlternatives]);

  const offer = [found, alternativeOf(refusal)].find((each) => each && offersFor(requested, each));
  return offer && offer.stays.length > 0 ? offer : undefined;
}
