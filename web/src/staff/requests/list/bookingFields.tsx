import { formatUsd, reference, shortDate } from '@selasar/domain/core';
import { arrivalFacts, type Booking, bookingTable } from '@selasar/domain/requests';
import { orDash } from '../../common/formatInstant.ts';
import { TwoLines } from '../../grid/TwoLines.tsx';
import { withPlain } from './fields.tsx';
import { customerName, sharedFields } from './sharedFields.tsx';
import { bookingDates } from '../../common/bookingDates.ts';
import { bookingTypeName, guestCount, itemName, lastDay } from '../requestText.ts';

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
    sheet: { section: 'request', label: 'Item', value: itemName },
  },
  translatedName: {
    sheet: {
      section: 'request',
      label: 'As the guest reads it',
      value: ({ translatedName }) => translatedName,
    },
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
    sheet: { section: 'request', label: 'Date', value: bookingDates },
  },
  endDate: {
    file: { heading: 'End date', value: ({ endDate }) => endDate },
  },
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
      section: 'request',
      label: 'Guests',
      value: ({ numberOfGuests }) => orDash(numberOfGuests),
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
      section: 'request',
      label: 'Amount',
      value: ({ totalPrice }) => orDash(totalPrice, formatUsd),
    },
  },
  arrival: {
    sheet: {
      section: 'request',
      label: 'Guest reads',
      value: ({ arrival, itemName = '' }) =>
        arrival &&
        arrivalFacts(arrival, itemName)
          .map(([label, text]) => `${label}: ${text}`)
          .join('\n'),
    },
  },
  startTime: {
    sheet: {
      section: 'request',
      label: 'Starts',
      value: ({ startTime }) => startTime && `${startTime} (Bali time)`,
    },
  },
  deposit: {
    sheet: {
      section: 'request',
      label: 'Deposit',
      value: ({ deposit }) => deposit && formatUsd(deposit),
    },
  },
  freeUntil: {
    sheet: {
      section: 'request',
      label: 'Free to cancel until',
      value: ({ freeUntil }) => freeUntil && shortDate(freeUntil),
    },
  },
  language: sharedFields.language,
  unverified: {
    sheet: {
      section: 'request',
      label: 'Confirmed',
      value: ({ unverified }) => unverified && 'At once. Nobody has worked on it yet.',
    },
  },
  createdAt: sharedFields.createdAt,
  customerPhone: sharedFields.customerPhone,
});
