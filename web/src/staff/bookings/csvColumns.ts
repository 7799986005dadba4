import { baliDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/core/rows.ts';
import { damageCsv } from '../damage/damageCsv.ts';
import type { CsvColumn } from '../export/csv.ts';
import { bookingTypeName, itemName } from './words.ts';

export const bookingCsv: CsvColumn<Row<Booking>>[] = [
  { heading: 'Booking ID', value: ({ id }) => id },
  { heading: 'Customer', value: ({ customerName }) => customerName },
  { heading: 'Email', value: ({ customerEmail }) => customerEmail },
  { heading: 'Item', value: itemName },
  { heading: 'Type', value: ({ bookingType }) => bookingType && bookingTypeName(bookingType) },
  { heading: 'Start date', value: ({ startDate }) => startDate },
  { heading: 'End date', value: ({ endDate }) => endDate },
  { heading: 'Guests', value: ({ numberOfGuests }) => numberOfGuests },
  { heading: 'Status', value: ({ status }) => status },
  { heading: 'Amount (USD)', value: ({ totalPrice }) => totalPrice },
  { heading: 'Requested', value: ({ createdAt }) => createdAt && baliDate(createdAt) },
  damageCsv,
];
