import { addDays, type CivilDate } from '@selasar/domain/core';
import {
  crewWarnings,
  plannedTour,
  plannedTransfer,
  type CrewMember,
  type CrewRole,
  type CrewWarning,
  type PlannedJob,
} from '@selasar/domain/crew';
import type { Tour } from '@selasar/domain/offers';
import type { Booking, Transfer } from '@selasar/domain/requests';
import { useMemo } from 'react';
import { isValid } from '../../data/firebase/rows.ts';
import { useBookingsFrom, useTransfersOn } from '../../data/crew/day.ts';
import { useTours } from '../../data/offers/useOffers.ts';
import { areKnown, retryOf, rowsOf } from '../common/useRead.ts';

export interface Plans {
  /** By the id of the booking or transfer. */
  jobs: ReadonlyMap<string, PlannedJob>;
  /** By the id of the driver or guide, in order of time. */
  byCrew: ReadonlyMap<string, readonly PlannedJob[]>;
}

interface Requests {
  bookings: readonly Booking[];
  transfers: readonly Transfer[];
  /** The tours' texts say how long they take. */
  tours: readonly Tour[];
}

export function plansOf({ bookings, transfers, tours }: Requests): Plans {
  const durations = new Map(tours.map(({ slug, duration }) => [slug, duration]));
  const named = [
    ...bookings
      .filter(({ bookingType }) => bookingType === 'tour')
      .map((booking) => ({
        planned: plannedTour(booking, durations.get(booking.tourId ?? '')),
        crew: [booking.driverId, booking.guideId],
      })),
    ...transfers.map((transfer) => ({
      planned: plannedTransfer(transfer),
      crew: [transfer.driverId],
    })),
  ].toSorted((one, other) => one.planned.start - other.planned.start);
  const byCrew = new Map<string, PlannedJob[]>();
  for (const { planned, crew } of named) {
    for (const crewId of new Set(crew)) {
      if (crewId !== undefined) byCrew.set(crewId, [...(byCrew.get(crewId) ?? []), planned]);
    }
  }
  return { jobs: new Map(named.map(({ planned }) => [planned.id, planned])), byCrew };
}

export function warningsFor(
  member: CrewMember,
  role: CrewRole,
  jobId: string,
  plans: Plans | undefined,
): CrewWarning[] {
  const job = plans?.jobs.get(jobId);
  return job ? crewWarnings(member, role, job, plans?.byCrew.get(member.id) ?? []) : [];
}

interface PlansOfDay {
  /** Undefined until all are known. */
  plans: Plans | undefined;
  /** Undefined if there is nothing to load again. */
  retry: (() => void) | undefined;
}

/** With the days next to it, because a job may last into the next day. */
export function usePlans(date: CivilDate | undefined): PlansOfDay {
  const [before, after] = [date && addDays(date, -1), date && addDays(date, 1)];
  const bookings = [useBookingsFrom(before), useBookingsFrom(date), useBookingsFrom(after)];
  const transfers = [useTransfersOn(before), useTransfersOn(date), useTransfersOn(after)];
  const tours = useTours();
  const needed = [...bookings, ...transfers];
  const isKnown = areKnown(needed);

  const lists = [...bookings.map(rowsOf), ...transfers.map(rowsOf), rowsOf(tours)];
  const plans = useMemo(
    () =>
      isKnown
        ? plansOf({
            bookings: bookings.flatMap(rowsOf).filter(isValid),
            transfers: transfers.flatMap(rowsOf).filter(isValid),
            tours: rowsOf(tours).filter(isValid),
          })
        : undefined,
    // Depends on the lists alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isKnown, ...lists],
  );
  return { plans, retry: retryOf(needed) };
}
