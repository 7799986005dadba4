import { addDays, type CivilDate, type Stay } from '@selasar/domain/core';
import { useState } from 'react';
import { isBlockable, type CalendarRow, type Place } from './cell.ts';

interface Chosen {
  anchor: Place;
  head: CivilDate;
}

/** A stay ends on the day after the last night. */
export interface ChosenNights {
  row: string;
  nights: Stay;
}

export const nightsAt = (one: CivilDate, other: CivilDate = one): Stay => {
  const [first, last] = one < other ? [one, other] : [other, one];
  return { startDate: first, endDate: addDays(last, 1) };
};

export function useNights(days: readonly CivilDate[], today: CivilDate) {
  const [chosen, setChosen] = useState<Chosen>();
  return {
    chosen: chosen && { row: chosen.anchor.row, nights: nightsAt(chosen.anchor.date, chosen.head) },
    anchor: chosen?.anchor,
    head: chosen?.head,
    begin: (anchor: Place) => setChosen({ anchor, head: anchor.date }),
    /** Extends the selection to a day of the same villa, or to the last free night before it. */
    extend: (row: CalendarRow, towards: CivilDate) =>
      setChosen((before) => {
        if (!before) return before;
        const isFree = (date: CivilDate) => isBlockable(row, date, today);
        return { ...before, head: reach(days, before.anchor.date, towards, isFree) };
      }),
    clear: () => setChosen(undefined),
  };
}
export type Nights = ReturnType<typeof useNights>;

/** Up to the first night that is not free. The first night must be free. */
export function reach(
  days: readonly CivilDate[],
  anchor: CivilDate,
  towards: CivilDate,
  isFree: (date: CivilDate) => boolean,
): CivilDate {
  const step = towards < anchor ? -1 : 1;
  let at = days.indexOf(anchor);
  for (;;) {
    const [here, next] = [days[at], days[at + step]];
    if (here === undefined || here === towards || next === undefined || !isFree(next)) {
      return here ?? anchor;
    }
    at += step;
  }
}
