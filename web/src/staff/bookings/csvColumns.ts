import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { invalidRecordsCsv } from '../records/invalid/invalidRecordsCsv.ts';
import { fileColumnsOf } from '../records/fields.tsx';
import { moneyCsv } from '../records/moneyCsv.ts';
import { bookingFields } from './fields.tsx';

export const bookingCsv = [
  ...fileColumnsOf(bookingFields),
  ...moneyCsv(({ totalPrice }: Row<Booking>) => totalPrice),
  invalidRecordsCsv,
];
