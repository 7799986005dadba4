import { addDays, type CivilDate } from '@selasar/domain/core';
import { useMemo } from 'react';
import { isValid } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { useBookingsFrom, useTransfersOn } from '../../data/crew/day.ts';
import type { Live } from '../../data/firebase/live/useLive.ts';
import { useTours } from '../../data/offers/useOffers.ts';
import { plansOf } from './plans.ts';
import type { Plans } from './plans.ts';

const none: readonly never[] = [];
const rowsOf = <Item>(live: Live<readonly Row<Item>[]>): readonly Row<Item>[] =>
  live.status === 'success' ? live.data : none;

interface PlansOfDay {
  /** Undefined until all are known. */
  plans: Plans | undefined;
  /** Undefined if there is nothing to load again. */
  retry: (() => void) | undefined;
}

/** With the days next to it, because a job may last into the next day. */
export function usePlans(date: CivilDate | undefined): PlansOfDay {
  const [before, after] = [date && addDays(date, -1), date && addDays(date, 1)];
  const bookings = [useBookingsFrom(before), useBookingsFrom(date), useBookingsFrom(after)];
  const transfers = [useTransfersOn(before), useTransfersOn(date), useTransfersOn(after)];
  const tours = useTours();
  const needed = [...bookings, ...transfers];
  const isKnown = needed.every(({ status }) => status === 'success');
  const failed = needed.filter(({ status }) => status === 'error');

  const lists = [...bookings.map(rowsOf), ...transfers.map(rowsOf), rowsOf(tours)];
  const plans = useMemo(
    () =>
      isKnown
        ? plansOf({
            bookings: bookings.flatMap(rowsOf).filter(isValid),
            transfers: transfers.flatMap(rowsOf).filter(isValid),
            tours: rowsOf(tours).filter(isValid),
          })
        : undefined,
    // Depends on the lists alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isKnown, ...lists],
  );
  const retry = () => {
    for (const list of failed) list.retry();
  };
  return { plans, retry: failed.length > 0 ? retry : undefined };
}
