import type { Stay } from '@selasar/domain';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { store } from '../../firebase/store.ts';
import { useInPeriod } from './useInPeriod.ts';
import { blockSchema, collections } from '@selasar/domain';
import type { Block } from '@selasar/domain';
import type { Collection } from '../../firebase/rows.ts';

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

/** Blocks with at least one night in the period. */
export const useBlocksIn = (period: Stay | undefined) =>
  useInPeriod(blockCollection, period, 'blocks', blocksIn);
