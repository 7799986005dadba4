import { useEffect, useState } from 'react';
import type { CalendarRow } from './cell.ts';

/** How long a user needs to notice that something has moved. */
const restMs = 400;

const lanesOf = (rows: readonly CalendarRow[]): string =>
  rows.map((row) => `${row.id} ${row.kind === 'villas' ? row.lanes : 1}`).join();

/** True for a moment after rows change or grow: a click in progress would hit the wrong row. */
export function useShield(rows: readonly CalendarRow[]): boolean {
  const lanes = lanesOf(rows);
  const [settled, setSettled] = useState(lanes);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(lanes), restMs);
    return () => clearTimeout(timer);
  }, [lanes]);
  return settled !== lanes;
}
