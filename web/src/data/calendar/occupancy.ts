import { type Block, blockSchema } from '@selasar/domain/calendar';
import { addDays, collections, maxStayNights, statusesOf, type Stay } from '@selasar/domain/core';
import { bookingStatus } from '@selasar/domain/requests';
import { orderBy, where, query } from 'firebase/firestore';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useWholeRows } from '../firebase/live/useRows.ts';
import type { Collection } from '../firebase/rows.ts';
import { bookingCollection } from '../requests/requests.ts';

const blockCollection: Collection<Block> = {
  name: collections.blocks,
  idField: 'id',
  schema: blockSchema,
};

const keyOf = (name: string, period: Stay | undefined): string =>
  `${name} ${period?.startDate} ${period?.endDate}`;

export const useBlocksIn = (period: Stay | undefined) =>
  useWholeRows(
    keyOf('blocks', period),
    blockCollection,
    period &&
      ((all) =>
        query(
          all,
          where('endDate', '>', period.startDate),
          where('startDate', '<', period.endDate),
          orderBy('endDate'),
          orderBy('startDate'),
        )),
  );

const isShown = where(
  'status',
  'in',
  statusesOf(bookingStatus, ({ takesPlace }) => takesPlace),
);

/** The first bound lets the index skip earlier years. */
export const useStaysIn = (period: Stay | undefined) =>
  useWholeRows(
    keyOf('stays', period),
    bookingCollection,
    period &&
      ((all) =>
        query(
          all,
          where('bookingType', '==', 'villa'),
          isShown,
          where('startDate', '>', addDays(period.startDate, -maxStayNights)),
          where('startDate', '<', period.endDate),
          where('endDate', '>', period.startDate),
          orderBy('startDate'),
          orderBy('endDate'),
        )),
  );

export const useTourBookingsIn = (period: Stay | undefined) =>
  useWholeRows(
    keyOf('tour bookings', period),
    bookingCollection,
    period &&
      ((all) =>
        query(
          all,
          where('bookingType', '==', 'tour'),
          isShown,
          where('startDate', '>=', period.startDate),
          where('startDate', '<', period.endDate),
          orderBy('startDate'),
        )),
  );

const isBlocked = async (blockId: string): Promise<boolean> =>
  (await readDocument(collections.blocks, blockId)).exists();

export const blockNights = confirmed(staffApi.blockNights, ({ blockId }) => isBlocked(blockId));

export const unblockNights = confirmed(
  staffApi.unblockNights,
  async ({ blockId }) => !(await isBlocked(blockId)),
);
