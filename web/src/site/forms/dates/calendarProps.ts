import type { CivilDate } from '@selasar/domain/core';

export interface Blocked {
  mark: 'taken' | 'off';
  /** For screen readers: 'taken'. */
  label: string;
}

export interface CalendarDays {
  /** The first and last day that can be viewed. */
  min: CivilDate;
  max: CivilDate;
  /** If nothing is picked; by default the month of `min`. */
  opensAt?: CivilDate;
  blockedOf?: (day: CivilDate) => Blocked | undefined;
  labelOf?: (day: CivilDate) => string | undefined;
  onRangeChange?: (from: CivilDate, to: CivilDate) => void;
  loading?: boolean;
}

export interface CalendarProps {
  months: number;
  today: CivilDate;
  days: CalendarDays;
  /** '' is none. For one day both are equal. */
  from: CivilDate;
  to: CivilDate;
  /** While the last day is picked, the range from here to the hovered or focused day is highlighted. */
  reachesFrom?: CivilDate | undefined;
  onPick: (day: CivilDate) => void;
}
