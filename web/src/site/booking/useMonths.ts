import { useCallback, useRef, useState } from 'react';
import { type Availability, hasSeats } from '@selasar/domain/pricing';
import type { BookableItem } from './item.ts';

/** A month that cannot be read keeps its earlier data, if any, and is read again on the next request. */
export function useMonths<Found>(readMonth: (month: string) => Promise<Found>) {
  const [byMonth, setByMonth] = useState<ReadonlyMap<string, Found>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(0);
  const readings = useRef(new Map<string, Promise<Found | undefined>>());

  /** Resolves to undefined if it cannot be read. */
  const read = useCallback(
    (month: string): Promise<Found | undefined> => {
      const known = readings.current.get(month);
      if (known) return known;
      setLoading((count) => count + 1);
      const reading: Promise<Found | undefined> = readMonth(month)
        .then((found) => {
          if (readings.current.get(month) === reading) {
            setByMonth((before) => new Map(before).set(month, found));
            setFailed((before) => without(before, month));
          }
          return found;
        })
        .catch(() => {
          // Only the latest read counts.
          if (readings.current.get(month) === reading) {
            readings.current.delete(month);
            setFailed((before) => new Set(before).add(month));
          }
          return undefined;
        })
        .finally(() => setLoading((count) => count - 1));
      readings.current.set(month, reading);
      return reading;
    },
    [readMonth],
  );

  const refresh = useCallback(() => {
    const known = [...readings.current.keys()];
    readings.current.clear();
    for (const month of known) void read(month);
  }, [read]);

  const applyUpdate = useCallback((month: string, found: Found) => {
    readings.current.set(month, Promise.resolve(found));
    setByMonth((before) => new Map(before).set(month, found));
    setFailed((before) => without(before, month));
  }, []);

  return { byMonth, unread: failed.size > 0, loading: loading > 0, read, refresh, applyUpdate };
}

function without(months: ReadonlySet<string>, month: string): ReadonlySet<string> {
  if (!months.has(month)) return months;
  const rest = new Set(months);
  rest.delete(month);
  return rest;
}

export type Taken = Omit<Availability, 'now'>;

export const canBeTaken = (item: Pick<BookableItem, 'type' | 'rules'>): boolean =>
  item.type === 'villa' || hasSeats(item);

/** With one document read. `month` is 'yyyy-MM'. */
export async function readTaken(
  { type, id }: Pick<BookableItem, 'type' | 'id'>,
  month: string,
): Promise<Taken> {
  if (type === 'villa') {
    const { readTakenNights } = await import('../../data/bookings/readTaken.ts');
    return { takenNights: await readTakenNights(id, month) };
  }
  const { readTakenSeats } = await import('../../data/bookings/readTaken.ts');
  return { takenSeats: await readTakenSeats(id, month) };
}

export async function followTaken(
  { type, id }: Pick<BookableItem, 'type' | 'id'>,
  month: string,
  onChange: (taken: Taken) => void,
): Promise<() => void> {
  const { followTakenNights, followTakenSeats } =
    await import('../../data/bookings/followTaken.ts');
  return type === 'villa'
    ? followTakenNights(id, month, (takenNights) => onChange({ takenNights }))
    : followTakenSeats(id, month, (takenSeats) => onChange({ takenSeats }));
}

/** Undefined stands for an unknown month. */
export const mergeMonths = (months: readonly (Taken | undefined)[]) => ({
  takenNights: new Set(months.flatMap((month) => [...(month?.takenNights ?? [])])),
  takenSeats: new Map(months.flatMap((month) => [...(month?.takenSeats ?? [])])),
});
