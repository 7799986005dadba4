import {
  type CrewMember,
  type CrewRole,
  type CrewWarning,
  crewWarnings,
  type PlannedJob,
  plannedTour,
  plannedTransfer,
} from '@selasar/domain/crew';
import type { Tour } from '@selasar/domain/offers';
import type { Booking, Transfer } from '@selasar/domain/requests';

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
