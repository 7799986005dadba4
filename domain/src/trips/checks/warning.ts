import type { CivilDate } from '../../core/dates.ts';
import type { Journey } from './journeys.ts';

interface OnDay {
  date: CivilDate;
}
interface TourOnDay extends OnDay {
  tour: string;
}
/** A flight, known from its transfer: the time of the pickup at the airport, or to the airport. */
interface Flight {
  flight: CivilDate;
  time: string;
}
interface StayAndFlight extends Flight, OnDay {
  villa: string;
}
interface Place extends OnDay {
  place: string;
  villa: string;
}
interface Nights {
  from: CivilDate;
  /** The morning after the last of them. */
  to: CivilDate;
}

/** The facts that the text of each warning needs, by its code. */
export interface TripWarningFacts {
  /** `date` is the day of the tour. */
  'tour-before-landing': TourOnDay & Flight;
  'tour-on-landing-day': TourOnDay & Flight;
  'tour-on-departure-day': TourOnDay & Flight;
  'tour-after-departure': TourOnDay & Flight;
  /** `date` is the check-in. */
  'stay-before-landing': StayAndFlight;
  /** `date` is the check-out. */
  'stay-after-departure': StayAndFlight;
  'tours-on-one-day': OnDay & { tours: string[] };
  'pickup-elsewhere': Place;
  'drop-off-elsewhere': Place;
  /** `date` is the check-in. */
  'no-arrival-transfer': OnDay & { villa: string };
  'no-bed': Nights;
  'two-villas': Nights & { villas: [string, string] };
  'nothing-runs': OnDay & {
    what: { tour: string } | { checkIn: string } | { checkOut: string } | { pickup: string };
    /** The name of the day: 'Nyepi'. */
    day: string;
    /** The government has not confirmed it yet. */
    expected: boolean;
  };
}
export type TripWarningCode = keyof TripWarningFacts;

/** A way to resolve a warning. */
export type SuggestedFix =
  | { code: 'add-transfer'; date: CivilDate; to: string }
  | ({ code: 'add-stay' } & Nights)
  /** For the request with this id. `what` is a tour's or villa's name; a transfer is named by its day. */
  | { code: 'change-date'; request: string; what: string | { transferOn: CivilDate } }
  | { code: 'ask-us' };
export type FixCode = SuggestedFix['code'];

interface WarningOf<Code extends TripWarningCode> {
  code: Code;
  /** The ids of the requests that it is about: without one of them it does not apply. */
  requests: string[];
  /** The first and last day that it is about. */
  from: CivilDate;
  until: CivilDate;
  facts: TripWarningFacts[Code];
  suggestedFix: SuggestedFix;
}
/** A warning about an inconsistency in a trip. */
export type TripWarning = { [Code in TripWarningCode]: WarningOf<Code> }[TripWarningCode];

/** Checks a journey for one kind of warning. */
export type TripCheck = (journey: Journey) => TripWarning[];
