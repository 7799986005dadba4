import { baliDate, bookingItemName } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { CsvColumn } from '../export/csv.ts';
import { bookingTypeName } from './words.ts';

export const bookingCsv: CsvColumn<Booking>[] = [
  { heading: 'Booking ID', value: ({ id }) => id },
  { heading: 'Customer', value: ({ customerName }) => customerName },
  { heading: 'Email', value: ({ customerEmail }) => customerEmail },
  { heading: 'Item', value: bookingItemName },
  { heading: 'Type', value: ({ bookingType }) => bookingTypeName(bookingType) },
  { heading: 'Start date', value: ({ startDate }) => startDate },
  { heading: 'End date', value: ({ endDate }) => endDate },
  { heading: 'Guests', value: ({ numberOfGuests }) => numberOfGuests },
  { heading: 'Status', value: ({ status }) => status },
  { heading: 'Amount (USD)', value: ({ totalPrice }) => totalPrice },
  { heading: 'Requested', value: ({ createdAt }) => baliDate(createdAt) },
];
