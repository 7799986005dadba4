import { formatUsd, reference, shortDate } from '@selasar/domain/core';
import { guestCount } from '@selasar/domain/i18n';
import {
  extrasText,
  groupText,
  kindLinesText,
  totalText,
  withGroup,
} from '@selasar/domain/pricing';
import { arrivalFacts, type Booking, bookingTable } from '@selasar/domain/requests';
import { bookingDates, orDash } from '../../common/formatInstant.ts';
import { TwoLines } from '../../grid/cells.tsx';
import { bookingTypeName, itemName, lastDay } from '../requestText.ts';
import { customerName, sharedFields, withPlain } from './fields.tsx';

export const bookingFields = withPlain<Booking, typeof bookingTable>(bookingTable, {
  id: {
    file: { heading: 'Booking ID', value: ({ id }) => id },
    table: {
      headerName: 'Booking ID',
      width: 102,
      sortable: false,
      valueGetter: (_value, booking) => reference(booking.id),
      renderCell: ({ value }) => <code>{value}</code>,
    },
    card: ({ id }) => reference(id),
  },
  customerName: customerName(1.2),
  customerEmail: sharedFields.customerEmail,
  itemName: {
    file: { heading: 'Item', value: itemName },
    table: {
      headerName: 'Item',
      flex: 1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={itemName(row)} />,
    },
    sheet: { label: 'Item', value: itemName },
  },
  translatedName: {
    sheet: { label: 'As the guest reads it', value: ({ translatedName }) => translatedName },
  },
  bookingType: {
    file: { heading: 'Type', value: ({ bookingType: type }) => type && bookingTypeName(type) },
    table: {
      headerName: 'Type',
      width: 60,
      sortable: false,
      valueFormatter: (type: Booking['bookingType'] | undefined) => orDash(type, bookingTypeName),
    },
    card: ({ bookingType }) => orDash(bookingType, bookingTypeName),
  },
  startDate: {
    file: { heading: 'Start date', value: ({ startDate }) => startDate },
    table: {
      headerName: 'Date',
      width: 118,
      renderCell: ({ row }) => (
        <TwoLines first={orDash(row.startDate, shortDate)} second={lastDay(row)} />
      ),
    },
    sheet: { label: 'Date', value: bookingDates },
  },
  endDate: { file: { heading: 'End date', value: ({ endDate }) => endDate } },
  numberOfGuests: {
    file: { heading: 'Guests', value: ({ numberOfGuests }) => numberOfGuests },
    table: {
      headerName: 'Guests',
      type: 'number',
      width: 74,
      valueFormatter: (count: number | undefined) => orDash(count),
    },
    card: ({ numberOfGuests }) => orDash(numberOfGuests, guestCount),
    sheet: {
      label: 'Guests',
      value: ({ numberOfGuests, ...row }) =>
        orDash(numberOfGuests, (count) =>
          withGroup(String(count), { ...row, numberOfGuests: count }),
        ),
    },
  },
  status: sharedFields.status,
  totalPrice: {
    file: { heading: 'Amount (USD)', value: ({ totalPrice }) => totalPrice },
    table: {
      headerName: 'Amount',
      type: 'number',
      width: 92,
      valueFormatter: (amount: number | undefined) => orDash(amount, formatUsd),
    },
    sheet: {
      label: 'Amount',
      value: (row) => orDash(row.totalPrice, (total) => totalText(total, row)),
    },
  },
  arrival: {
    sheet: {
      label: 'Guest reads',
      value: ({ arrival, itemName = '' }) =>
        arrival &&
        arrivalFacts(arrival, itemName)
          .map(([label, text]) => `${label}: ${text}`)
          .join('\n'),
    },
  },
  startTime: {
    file: { heading: 'Start time', value: ({ startTime }) => startTime },
    sheet: { label: 'Starts', value: ({ startTime }) => startTime && `${startTime} (Bali time)` },
  },
  deposit: {
    sheet: { label: 'Deposit', value: ({ deposit }) => deposit && formatUsd(deposit) },
  },
  freeUntil: {
    sheet: {
      label: 'Free to cancel until',
      value: ({ freeUntil }) => freeUntil && shortDate(freeUntil),
    },
  },
  language: sharedFields.language,
  unverified: {
    sheet: {
      label: 'Confirmed',
      value: ({ unverified }) => unverified && 'At once. Nobody has worked on it yet.',
    },
  },
  source: sharedFields.source,
  createdAt: sharedFields.createdAt,
  customerPhone: sharedFields.customerPhone,
  party: {
    file: {
      heading: 'Kinds of guests',
      value: ({ numberOfGuests = 0, ...row }) =>
        kindLinesText(row) || groupText({ ...row, numberOfGuests }),
    },
  },
  chosenExtras: {
    file: { heading: 'Extras', value: extrasText },
    sheet: { label: 'Extras', value: extrasText },
  },
});
