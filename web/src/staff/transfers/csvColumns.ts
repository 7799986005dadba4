import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { invalidRecordsCsv } from '../records/invalid/invalidRecordsCsv.ts';
import { fileColumnsOf } from '../records/fields.tsx';
import { moneyCsv } from '../records/moneyCsv.ts';
import { transferFields } from './fields.tsx';

export const transferCsv = [
  ...fileColumnsOf(transferFields),
  ...moneyCsv(({ totalAmount }: Row<Transfer>) => totalAmount),
  invalidRecordsCsv,
];
