import { transferSchema } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import type { Kind } from '../core/rows.ts';

export const transferKind: Kind<Transfer> = {
  name: 'transfers',
  idField: 'id',
  schema: transferSchema,
};
