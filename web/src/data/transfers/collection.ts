import { collections, transferSchema } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import type { Collection } from '../firebase/rows.ts';

export const transferCollection: Collection<Transfer> = {
  name: collections.transfers,
  idField: 'id',
  schema: transferSchema,
};
