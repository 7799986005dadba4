import { useEffect, useState } from 'react';
import type { CalendarRow } from './cell.ts';

/** How long a person needs to see that something has moved. */
const restMs = 400;

const lanesOf = (rows: readonly CalendarRow[]): string =>
  rows.map((row) => `${row.id} ${row.kind === 'villas' ? row.lanes : 1}`).join();

/** True for a moment after rows have become higher or others: a click that is under way would meet another one. */
export function useShield(rows: readonly CalendarRow[]): boolean {
  const lanes = lanesOf(rows);
  const [settled, setSettled] = useState(lanes);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(lanes), restMs);
    return () => clearTimeout(timer);
  }, [lanes]);
  return settled !== lanes;
}
