import type { CivilDate } from '@selasar/domain';
import { useCallback, useRef, useState } from 'react';

type Nights = ReadonlySet<CivilDate>;
const none: Nights = new Set();

/**
 * The taken nights of months, each read once with `readMonth` when it is asked for. A month that cannot be read has none
 * that are known, unless it was read before; it is read anew when it is asked for again.
 */
export function useMonths(readMonth: (month: string) => Promise<Nights>) {
  const [byMonth, setByMonth] = useState<ReadonlyMap<string, Nights>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(0);
  /** The last reading of each month; one that failed is not among them. */
  const readings = useRef(new Map<string, Promise<Nights>>());

  const read = useCallback(
    (month: string): Promise<Nights> => {
      const known = readings.current.get(month);
      if (known) return known;
      setLoading((count) => count + 1);
      const reading: Promise<Nights> = readMonth(month)
        .then((found) => {
          if (readings.current.get(month) === reading) {
            setByMonth((before) => new Map(before).set(month, found));
            setFailed((before) => without(before, month));
          }
          return found;
        })
        .catch(() => {
          // An earlier reading says nothing of a later one.
          if (readings.current.get(month) === reading) {
            readings.current.delete(month);
            setFailed((before) => new Set(before).add(month));
          }
          return none;
        })
        .finally(() => setLoading((count) => count - 1));
      readings.current.set(month, reading);
      return reading;
    },
    [readMonth],
  );

  /** Reads the known months anew, when it turns out that others were faster. */
  const refresh = useCallback(() => {
    const known = [...readings.current.keys()];
    readings.current.clear();
    for (const month of known) void read(month);
  }, [read]);

  /** Whether the last reading of the month has not failed. */
  const isReadable = useCallback((month: string) => readings.current.has(month), []);

  return { byMonth, unread: failed.size > 0, loading: loading > 0, read, refresh, isReadable };
}

function without(months: ReadonlySet<string>, month: string): ReadonlySet<string> {
  if (!months.has(month)) return months;
  const rest = new Set(months);
  rest.delete(month);
  return rest;
}
