import type { CivilDate } from '../../core/dates.ts';
import type { TripCheck, TripWarning } from './warning.ts';
import { journeysOf } from './journeys.ts';
import { noArrivalTransfer } from './noArrivalTransfer.ts';
import { noBed } from './noBed.ts';
import { nothingRuns } from './nothingRuns.ts';
import { places } from './places.ts';
import type { CheckedRequest } from './request.ts';
import { staysAroundFlights } from './staysAroundFlights.ts';
import { toursAroundFlights } from './toursAroundFlights.ts';
import { toursOnOneDay } from './toursOnOneDay.ts';
import { twoVillas } from './twoVillas.ts';

const checks: readonly TripCheck[] = [
  noArrivalTransfer,
  staysAroundFlights,
  places,
  noBed,
  twoVillas,
  toursAroundFlights,
  toursOnOneDay,
  nothingRuns,
];

/** The current warnings of a trip, by day. In doubt there is no warning: a false alarm costs the guest's trust. */
export const tripWarningsOf = (
  requests: readonly CheckedRequest[],
  today: CivilDate,
): TripWarning[] =>
  journeysOf(requests)
    .flatMap((journey) => checks.flatMap((check) => check(journey)))
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from));
