import {
  type Block,
  type BlockNightsInput,
  blockSchema,
  type UnblockNightsInput,
} from '@selasar/domain/calendar';
import { addDays, collections, maxStayNights, statusesOf, type Stay } from '@selasar/domain/core';
import { bookingStatus } from '@selasar/domain/requests';
import { collection, orderBy, query, type QueryConstraint, where } from 'firebase/firestore';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { listenToWhole } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Collection } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { bookingCollection } from '../requests/requests.ts';

/** Partial results from the cache are ignored: a day whose booking is missing would look free. */
const useInPeriod = <Item>(
  source: Collection<Item>,
  name: string,
  period: Stay | undefined,
  constraintsIn: (period: Stay) => QueryConstraint[],
) =>
  useLive(
    `${name} ${period?.startDate} ${period?.endDate}`,
    period &&
      listenToWhole(source, () => query(collection(store, source.name), ...constraintsIn(period))),
  );

const blockCollection: Collection<Block> = {
  name: collections.blocks,
  idField: 'id',
  schema: blockSchema,
};

export const useBlocksIn = (period: Stay | undefined) =>
  useInPeriod(blockCollection, 'blocks', period, ({ startDate, endDate }) => [
    where('endDate', '>', startDate),
    where('startDate', '<', endDate),
    orderBy('endDate'),
    orderBy('startDate'),
  ]);

const shown = statusesOf(bookingStatus, ({ takesPlace }) => takesPlace);

/** The first bound lets the index skip earlier years. */
export const useStaysIn = (period: Stay | undefined) =>
  useInPeriod(bookingCollection, 'stays', period, ({ startDate, endDate }) => [
    where('bookingType', '==', 'villa'),
    where('status', 'in', shown),
    where('startDate', '>', addDays(startDate, -maxStayNights)),
    where('startDate', '<', endDate),
    where('endDate', '>', startDate),
    orderBy('startDate'),
    orderBy('endDate'),
  ]);

export const useTourBookingsIn = (period: Stay | undefined) =>
  useInPeriod(bookingCollection, 'tour bookings', period, ({ startDate, endDate }) => [
    where('bookingType', '==', 'tour'),
    where('status', 'in', shown),
    where('startDate', '>=', startDate),
    where('startDate', '<', endDate),
    orderBy('startDate'),
  ]);

/** Resolves to false if the server does not have the block. */
export const blockNights = (input: BlockNightsInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.blockNights(input),
    readBack: async () => (await readDocument(collections.blocks, input.blockId)).exists(),
    onUnsure,
  });

/** Resolves to false if the server still has it. */
export const unblockNights = (input: UnblockNightsInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.unblockNights(input),
    readBack: async () => !(await readDocument(collections.blocks, input.blockId)).exists(),
    onUnsure,
  });
