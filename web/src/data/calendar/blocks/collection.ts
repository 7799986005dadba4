import { blockSchema, collections } from '@selasar/domain';
import type { Block } from '@selasar/domain';
import type { Collection } from '../../firebase/rows.ts';

export const blockCollection: Collection<Block> = {
  name: collections.blocks,
  idField: 'id',
  schema: blockSchema,
};
