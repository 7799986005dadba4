import type { CivilDate } from '../../core/dates.ts';
import type { Journey } from './journeys.ts';

/** The landing is known from its transfer: the time of the pickup at the airport. */
export interface TourAndLanding {
  tour: string;
  /** The start of the tour, if known: 'HH:mm'. */
  from?: string;
  flight: CivilDate;
  time: string;
}

interface Facts {
  'tour-before-landing': TourAndLanding;
  'tour-on-landing-day': TourAndLanding;
  /** `isTimed`: their hours are known, and overlap. */
  'tours-on-one-day': { tours: string[]; isTimed: boolean };
  'no-arrival-transfer': { villa: string };
}
export type TripWarningCode = keyof Facts;

/** `date` is the day of the tours, or of the check-in. */
export type TripWarningFacts = { [Code in TripWarningCode]: Facts[Code] & { date: CivilDate } };

export type SuggestedFix =
  | { code: 'add-transfer'; date: CivilDate; to: string }
  | { code: 'change-date'; request: string; what: string };
export type FixCode = SuggestedFix['code'];

interface WarningOf<Code extends TripWarningCode> {
  code: Code;
  /** Ids. Without one of them the warning does not apply. */
  requests: string[];
  facts: TripWarningFacts[Code];
  suggestedFix: SuggestedFix;
}
export type TripWarning = { [Code in TripWarningCode]: WarningOf<Code> }[TripWarningCode];

export type TripCheck = (journey: Journey) => TripWarning[];
