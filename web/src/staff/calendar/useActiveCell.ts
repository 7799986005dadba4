import type { CivilDate } from '@selasar/domain/core';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { cellAt } from './gridKeys.ts';
import type { Place } from './cell.ts';

export function useActiveCell(
  table: RefObject<Element | null>,
  rows: readonly string[],
  days: readonly CivilDate[],
  today: CivilDate,
) {
  const [wanted, setWanted] = useState<Place>();
  /** The focus follows once the cell is rendered: other days may still be loading. */
  const awaited = useRef<Place>(undefined);
  const isRendered = wanted && rows.includes(wanted.row) && days.includes(wanted.date);
  const active: Place = isRendered
    ? wanted
    : { row: rows[0] ?? '', date: days.includes(today) ? today : (days[0] ?? today) };

  useEffect(() => {
    if (!awaited.current) return;
    const cell = cellAt(table.current, awaited.current);
    if (!cell) return;
    awaited.current = undefined;
    cell.focus();
  });

  return {
    active,
    /** Does not move the focus; used for the pointer. */
    mark: setWanted,
    moveTo: (place: Place) => {
      awaited.current = place;
      setWanted(place);
    },
  };
}
