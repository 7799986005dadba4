import type { CivilDate } from '@selasar/domain';

/** A day that cannot be picked. */
export interface Blocked {
  /** Taken days are struck through; others are pale. */
  mark: 'taken' | 'off';
  /** The reason, for screen readers: 'taken'. */
  label: string;
}

/** The days of a calendar. */
export interface CalendarDays {
  /** The first and last day that can be viewed. */
  min: CivilDate;
  max: CivilDate;
  /** The initial month if nothing is picked; by default that of `min`. */
  opensAt?: CivilDate;
  /** Days between the two that cannot be picked, and why. */
  blockedOf?: (day: CivilDate) => Blocked | undefined;
  /** An additional label of a day: 'check-in'. */
  labelOf?: (day: CivilDate) => string | undefined;
  /** Called with the first and last visible day. */
  onRangeChange?: (from: CivilDate, to: CivilDate) => void;
  /** Availability is loading. */
  loading?: boolean;
}

export interface CalendarProps {
  /** The number of visible months. */
  months: number;
  today: CivilDate;
  days: CalendarDays;
  /** The picked days; '' is none. For one day both are equal. */
  from: CivilDate;
  to: CivilDate;
  /** While the last day is picked, the range from here to the hovered or focused day is highlighted. */
  reachesFrom?: CivilDate | undefined;
  onPick: (day: CivilDate) => void;
}
