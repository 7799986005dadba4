import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { damageCsv } from '../records/invalid/damageCsv.ts';
import { fileColumnsOf } from '../records/fields.tsx';
import { moneyCsv } from '../records/moneyCsv.ts';
import { transferFields } from './fields.tsx';

export const transferCsv = [
  ...fileColumnsOf(transferFields),
  ...moneyCsv(({ totalAmount }: Row<Transfer>) => totalAmount),
  damageCsv,
];
