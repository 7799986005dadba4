import type { Stay } from '@selasar/domain/core';
import type { BookingRequest } from '@selasar/domain/pricing';
import { useEffect, useState } from 'react';
import type { Failed } from './localRefusal.ts';
import type { Calendar } from './useCalendar.ts';

export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

export interface Alternative {
  of: BookingRequest;
  stays: readonly Stay[];
  nightsTaken: boolean;
}

/** One list, also if the server repeats what this page knows. */
const offersFor = (requested: BookingRequest, { of, stays }: Alternative): boolean =>
  of.numberOfGuests === requested.numberOfGuests &&
  [of, ...stays].some((stay) => isSameStay(stay, requested));

const alternativeOf = (failed: Failed | undefined): Alternative | undefined =>
  failed?.refusal?.freeStays && {
    of: failed.requested,
    stays: failed.refusal.freeStays,
    nightsTaken: failed.refusal.code === 'nights-taken',
  };

/**
 * Whether the server decides these dates, whatever this page knows: it offered them, or a request for them had no
 * answer. That request may hold the nights or seats itself; sent again, it gets its answer.
 */
export function isUpToServer(failed: Failed | undefined, requested: BookingRequest): boolean {
  if (failed?.requested.numberOfGuests !== requested.numberOfGuests) return false;
  const stays = failed.refusal ? failed.refusal.freeStays : [failed.requested];
  return stays?.some((stay) => isSameStay(stay, requested)) === true;
}

/**
 * The alternatives stay visible while the form has the refused dates or one of them. `problem` is the refusal by this
 * page.
 */
export function useAlternative(
  requested: BookingRequest,
  problem: string | undefined,
  failed: Failed | undefined,
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

  const offer = [found, alternativeOf(failed)].find((each) => each && offersFor(requested, each));
  return offer && offer.stays.length > 0 ? offer : undefined;
}
