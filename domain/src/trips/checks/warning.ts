import type { CivilDate } from '../../core/dates.ts';
import type { Journey } from './journeys.ts';

interface OnDay {
  date: CivilDate;
}
interface TourOnDay extends OnDay {
  tour: string;
}
/** A flight, as its transfer tells of it: when the guest is picked up at the airport, or to get there. */
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

/** The facts of each finding, by its code: what its sentence needs. */
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
    /** What day it is: 'Nyepi'. */
    day: string;
    /** The government has not confirmed it yet. */
    expected: boolean;
  };
}
export type TripWarningCode = keyof TripWarningFacts;

/** What can be done about a finding. */
export type WayOut =
  | { code: 'add-transfer'; date: CivilDate; to: string }
  | ({ code: 'add-stay' } & Nights)
  /** Of the request with this id. `what` is a tour's or villa's name; a transfer is told by its day. */
  | { code: 'change-date'; request: string; what: string | { transferOn: CivilDate } }
  | { code: 'ask-us' };
export type WayOutCode = WayOut['code'];

interface WarningOf<Code extends TripWarningCode> {
  code: Code;
  /** The ids of the requests that it is about: without one of them it is none. */
  requests: string[];
  /** The first and the last day that it is about. */
  from: CivilDate;
  until: CivilDate;
  facts: TripWarningFacts[Code];
  wayOut: WayOut;
}
/** Something that does not fit in a trip. */
export type TripWarning = { [Code in TripWarningCode]: WarningOf<Code> }[TripWarningCode];

/** Looks at a journey for one thing. */
export type TripCheck = (journey: Journey) => TripWarning[];
