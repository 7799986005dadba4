import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/core/rows.ts';
import { damageCsv } from '../damage/damageCsv.ts';
import { fileColumnsOf } from '../records/fields.tsx';
import { moneyCsv } from '../records/moneyCsv.ts';
import { transferFields } from './fields.tsx';

export const transferCsv = [
  ...fileColumnsOf(transferFields),
  ...moneyCsv(({ totalAmount }: Row<Transfer>) => totalAmount),
  damageCsv,
];
