import { baliDate } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/core/rows.ts';
import { damageCsv } from '../damage/damageCsv.ts';
import type { CsvColumn } from '../export/csv.ts';

export const transferCsv: CsvColumn<Row<Transfer>>[] = [
  { heading: 'Transfer ID', value: ({ id }) => id },
  { heading: 'Customer', value: ({ customerName }) => customerName },
  { heading: 'Email', value: ({ customerEmail }) => customerEmail },
  { heading: 'Phone', value: ({ customerPhone }) => customerPhone },
  { heading: 'Contact person', value: ({ contactPerson }) => contactPerson },
  { heading: 'From', value: ({ pickupLocation }) => pickupLocation },
  { heading: 'To', value: ({ destination }) => destination },
  { heading: 'Date', value: ({ pickupDate }) => pickupDate },
  { heading: 'Time', value: ({ pickupTime }) => pickupTime },
  { heading: 'Passengers', value: ({ passengers }) => passengers },
  { heading: 'Baggage', value: ({ luggage }) => luggage },
  { heading: 'Hotel', value: ({ hotelName }) => hotelName },
  { heading: 'Room', value: ({ roomNumber }) => roomNumber },
  { heading: 'Flight', value: ({ flightNumber }) => flightNumber },
  { heading: 'Special requests', value: ({ specialRequests }) => specialRequests },
  { heading: 'Status', value: ({ status }) => status },
  { heading: 'Amount (USD)', value: ({ totalAmount }) => totalAmount },
  { heading: 'Requested', value: ({ createdAt }) => createdAt && baliDate(createdAt) },
  damageCsv,
];
