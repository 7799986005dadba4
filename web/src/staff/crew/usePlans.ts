import { addDays } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { useMemo } from 'react';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { useBookingsFrom, useTransfersOn } from '../../data/crew/day/useDayRequests.ts';
import type { Live } from '../../data/firebase/live/useLive.ts';
import { useTours } from '../../data/offers/useTours.ts';
import { plansOf } from './plans.ts';
import type { Plans } from './plans.ts';

const none: readonly never[] = [];
const rowsOf = <Item>(live: Live<readonly Row<Item>[]>): readonly Row<Item>[] =>
  live.status === 'success' ? live.data : none;

/**
 * Who has which jobs on a day and the days next to it, because a job may last into the next day. Undefined until all
 * are known.
 */
export function usePlans(date: CivilDate | undefined): Plans | undefined {
  const [before, after] = [date && addDays(date, -1), date && addDays(date, 1)];
  const bookings = [useBookingsFrom(before), useBookingsFrom(date), useBookingsFrom(after)];
  const transfers = [useTransfersOn(before), useTransfersOn(date), useTransfersOn(after)];
  const tours = useTours();
  const isKnown = [...bookings, ...transfers].every(({ status }) => status === 'success');

  const lists = [...bookings.map(rowsOf), ...transfers.map(rowsOf), rowsOf(tours)];
  return useMemo(
    () =>
      isKnown
        ? plansOf({
            bookings: bookings.flatMap(rowsOf).filter(isWhole),
            transfers: transfers.flatMap(rowsOf).filter(isWhole),
            tours: rowsOf(tours).filter(isWhole),
          })
        : undefined,
    // Depends on the lists alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isKnown, ...lists],
  );
}
