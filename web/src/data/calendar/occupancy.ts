import { collection, orderBy, query, type Query, where } from 'firebase/firestore';
import { type Block, blockSchema } from '@selasar/domain/calendar';
import { addDays, collections, maxStayNights, statusesOf, type Stay } from '@selasar/domain/core';
import { bookingStatus } from '@selasar/domain/requests';
import type { Collection, Row } from '../firebase/rows.ts';
import { listenToWhole } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { store } from '../firebase/store.ts';
import { bookingCollection } from '../requests/collections.ts';

/** Partial results from the cache are ignored: a day whose booking is missing would look free. */
const useInPeriod = <Item>(
  collection: Collection<Item>,
  period: Stay | undefined,
  name: string,
  queryOf: (period: Stay) => Query,
) =>
  useLive<Row<Item>[]>(
    period ? `${name} ${period.startDate} ${period.endDate}` : 'nothing',
    (onData, fail) =>
      period ? listenToWhole(collection, queryOf(period))(onData, fail) : () => undefined,
  );

const blockCollection: Collection<Block> = {
  name: collections.blocks,
  idField: 'id',
  schema: blockSchema,
};

const blocksIn = ({ startDate, endDate }: Stay) =>
  query(
    collection(store, blockCollection.name),
    where('endDate', '>', startDate),
    where('startDate', '<', endDate),
    orderBy('endDate'),
    orderBy('startDate'),
  );

export const useBlocksIn = (period: Stay | undefined) =>
  useInPeriod(blockCollection, period, 'blocks', blocksIn);

const shown = statusesOf(bookingStatus, ({ takesPlace }) => takesPlace);

/** The first bound lets the index skip earlier years. */
const staysIn = ({ startDate, endDate }: Stay) =>
  query(
    collection(store, bookingCollection.name),
    where('bookingType', '==', 'villa'),
    where('status', 'in', shown),
    where('startDate', '>', addDays(startDate, -maxStayNights)),
    where('startDate', '<', endDate),
    where('endDate', '>', startDate),
    orderBy('startDate'),
    orderBy('endDate'),
  );

export const useStaysIn = (period: Stay | undefined) =>
  useInPeriod(bookingCollection, period, 'stays', staysIn);

const tourBookingsIn = ({ startDate, endDate }: Stay) =>
  query(
    collection(store, bookingCollection.name),
    where('bookingType', '==', 'tour'),
    where('status', 'in', shown),
    where('startDate', '>=', startDate),
    where('startDate', '<', endDate),
    orderBy('startDate'),
  );

export const useTourBookingsIn = (period: Stay | undefined) =>
  useInPeriod(bookingCollection, period, 'tour bookings', tourBookingsIn);
