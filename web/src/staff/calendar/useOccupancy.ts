import type { Block } from '@selasar/domain/calendar';
import type { Stay } from '@selasar/domain/core';
import type { Booking } from '@selasar/domain/requests';
import { useMemo } from 'react';
import type { Row } from '../../data/firebase/rows.ts';
import { useBlocksIn, useStaysIn, useTourBookingsIn } from '../../data/calendar/occupancy.ts';
import { useTours, useVillas } from '../../data/offers/useOffers.ts';
import { areKnown, retryOf, rowsOf } from '../common/useRead.ts';
import type { CalendarKind } from './calendarState.ts';
import type { CalendarRow } from './cell.ts';
import { tourRows, villaRows } from './rows.ts';

export interface Occupancy {
  /** Undefined until the villas and tours have loaded. */
  rows: readonly CalendarRow[] | undefined;
  bookings: readonly Row<Booking>[];
  blocks: readonly Row<Block>[];
  /** Whether the bookings and blocks of these days have loaded: until then no day is free. */
  isKnown: boolean;
  /** Undefined while nothing has failed. */
  retry: (() => void) | undefined;
}

/** `shownOf` applies the user's own changes before a listener reports them. */
export function useOccupancy(
  period: Stay,
  kind: CalendarKind,
  shownOf: (row: Row<Booking>) => Row<Booking>,
): Occupancy {
  const [ofVillas, ofTours] = [kind !== 'tours', kind !== 'villas'];
  const villas = useVillas();
  const tours = useTours();
  const stays = useStaysIn(ofVillas ? period : undefined);
  const blocks = useBlocksIn(ofVillas ? period : undefined);
  const onTours = useTourBookingsIn(ofTours ? period : undefined);
  const followed = [
    ...(ofVillas ? [villas, stays, blocks] : []),
    ...(ofTours ? [tours, onTours] : []),
  ];

  const [villaList, tourList] = [rowsOf(villas), rowsOf(tours)];
  const blockList = rowsOf(blocks);
  const [stayData, tourData] = [rowsOf(stays), rowsOf(onTours)];
  const stayList = useMemo(() => stayData.map(shownOf), [stayData, shownOf]);
  const tourBookings = useMemo(() => tourData.map(shownOf), [tourData, shownOf]);
  const rows = useMemo(
    () => [
      ...(ofVillas
        ? villaRows({ villas: villaList, stays: stayList, blocks: blockList, period })
        : []),
      ...(ofTours ? tourRows(tourList, tourBookings) : []),
    ],
    [ofVillas, ofTours, villaList, tourList, stayList, blockList, tourBookings, period],
  );
  const areOffersKnown = areKnown(followed.filter((live) => live === villas || live === tours));
  return {
    rows: areOffersKnown ? rows : undefined,
    bookings: useMemo(() => [...stayList, ...tourBookings], [stayList, tourBookings]),
    blocks: blockList,
    isKnown: areKnown(followed),
    retry: retryOf(followed),
  };
}
