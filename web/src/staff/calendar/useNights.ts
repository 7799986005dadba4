import { addDays } from '@selasar/domain';
import type { CivilDate, Stay } from '@selasar/domain';
import { useState } from 'react';
import { isBlockable } from './cell.ts';
import type { CalendarRow, Place } from './cell.ts';
import { reach } from './spans.ts';

interface Chosen {
  row: string;
  /** Where the selection began, and where it is now. */
  anchor: CivilDate;
  head: CivilDate;
}

/** Nights of one villa as a stay: it ends on the day after the last night. */
export interface ChosenNights {
  row: string;
  nights: Stay;
}

export const nightsAt = (one: CivilDate, other: CivilDate = one): Stay => {
  const [first, last] = one < other ? [one, other] : [other, one];
  return { startDate: first, endDate: addDays(last, 1) };
};

/** The free nights of a villa selected by pointer or keyboard, to block or book them. */
export function useNights(days: readonly CivilDate[], today: CivilDate) {
  const [chosen, setChosen] = useState<Chosen>();
  return {
    chosen: chosen && { row: chosen.row, nights: nightsAt(chosen.anchor, chosen.head) },
    head: chosen?.head,
    begin: ({ row, date }: Place) => setChosen({ row, anchor: date, head: date }),
    /** Extends the selection to a day of the same villa, or to the last free night before it. */
    extend: (row: CalendarRow, towards: CivilDate) =>
      setChosen((before) => {
        if (!before) return before;
        const isFree = (date: CivilDate) => isBlockable(row, date, today);
        return { ...before, head: reach(days, before.anchor, towards, isFree) };
      }),
    clear: () => setChosen(undefined),
  };
}
export type Nights = ReturnType<typeof useNights>;
