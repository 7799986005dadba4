import { addDays, monthOf } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useState } from 'react';
import { addTo } from '../../../forms/dates/civilDay.ts';

interface MonthsProps {
  /** The number of visible months. */
  count: number;
  opensAt: CivilDate;
  /** The first and last day that can be viewed. */
  min: CivilDate;
  max: CivilDate;
}

const firstOf = (day: CivilDate): CivilDate => `${monthOf(day)}-01`;

/** The visible months of a calendar, each as its first day, and how to turn them. */
export function useMonths({ count, opensAt, min, max }: MonthsProps) {
  const [asked, setAsked] = useState(opensAt);
  const earliest = firstOf(min);
  const latest = addTo(firstOf(max), 1 - count, 'month');
  const upTo = firstOf(asked) < latest ? firstOf(asked) : latest;
  const firstDay = upTo < earliest ? earliest : upTo;
  const months = Array.from({ length: count }, (_, i) => addTo(firstDay, i, 'month')).filter(
    (month) => month <= max,
  );
  const lastDay = addDays(addTo(firstDay, months.length, 'month'), -1);
  return {
    months,
    firstDay,
    lastDay,
    /** Undefined where there is none. */
    previous: firstDay > earliest ? addTo(firstDay, -1, 'month') : undefined,
    next: firstDay < latest ? addTo(firstDay, 1, 'month') : undefined,
    /** Turns to the month of a day, unless it is visible. */
    show: (day: CivilDate) => {
      if (day < firstDay || day > lastDay) setAsked(day);
    },
    turnTo: setAsked,
  };
}
