import type { Stay, BookingRequest } from '@selasar/domain';
import { useEffect, useState } from 'react';
import { isSameStay } from './isSameStay.ts';
import type { Refusal } from './refusedHere.ts';
import type { Calendar } from './useCalendar.ts';

/** What can be chosen instead of a wish. */
export interface Instead {
  of: BookingRequest;
  stays: readonly Stay[];
  /** The wish was for nights that are taken. */
  nightsTaken: boolean;
}

/** One list, also when the server says what is known here already. */
const offersFor = (requested: BookingRequest, { of, stays }: Instead): boolean =>
  of.numberOfGuests === requested.numberOfGuests &&
  [of, ...stays].some((stay) => isSameStay(stay, requested));

/** What the server offers instead of a wish that it has refused. */
const insteadOf = (refusal: Refusal | undefined): Instead | undefined =>
  refusal?.details.freeStays && {
    of: refusal.requested,
    stays: refusal.details.freeStays,
    nightsTaken: refusal.details.code === 'nights-taken',
  };

/** Whether the server said that this can be booked: then it can, whatever this page knows. */
export const wasOffered = (refusal: Refusal | undefined, requested: BookingRequest): boolean =>
  refusal?.requested.numberOfGuests === requested.numberOfGuests &&
  refusal.details.freeStays?.some((stay) => isSameStay(stay, requested)) === true;

/**
 * The nearest that could be booked, when the wish is refused, be it known here or said by the server. They stay in view
 * while the wish is that one or one of them. `problem` is what is known here to speak against it.
 */
export function useInstead(
  requested: BookingRequest,
  problem: string | undefined,
  refusal: Refusal | undefined,
  { findInstead }: Pick<Calendar, 'findInstead'>,
): Instead | undefined {
  const { startDate, endDate, numberOfGuests } = requested;
  const [found, setFound] = useState<Instead>();

  useEffect(() => {
    if (!problem || !endDate) return undefined;
    let current = true;
    const of = { startDate, endDate, numberOfGuests };
    void findInstead(of).then((stays) => {
      if (current) setFound({ of, stays, nightsTaken: problem === 'some-nights-taken' });
    });
    return () => {
      current = false;
    };
  }, [problem, startDate, endDate, numberOfGuests, findInstead]);

  const offer = [found, insteadOf(refusal)].find((each) => each && offersFor(requested, each));
  return offer && offer.stays.length > 0 ? offer : undefined;
}
