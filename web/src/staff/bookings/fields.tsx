import {
  baliDate,
  bookingStatus,
  bookingTable,
  formatUsd,
  reference,
  shortDate,
} from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { known } from '../records/invalid/known.ts';
import { TwoLines } from '../records/grid/TwoLines.tsx';
import { formatInBali } from '../common/formatInstant.ts';
import { withPlain } from '../records/fields.tsx';
import { staffFields } from '../records/staffFields.ts';
import { CallTo, Mailto } from '../records/links.tsx';
import { statusColumn } from '../records/recordColumns.tsx';
import { bookingDates, bookingTypeName, guestCount, itemName, lastDay } from './bookingText.ts';
import { otherLanguageName } from '../records/otherLanguageName.ts';

/** Where staff see each field of a booking. */
export const bookingFields = withPlain<Booking, 'customer' | 'booking', typeof bookingTable>(
  bookingTable,
  'booking',
  {
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
      sheet: 'in the heading',
    },
    customerName: {
      file: { heading: 'Customer', value: ({ customerName }) => customerName },
      table: { headerName: 'Customer', flex: 1.2, minWidth: 150 },
      card: 'at its head',
      sheet: {
        section: 'customer',
        label: 'Name',
        value: ({ customerName }) => known(customerName),
      },
    },
    customerEmail: {
      file: { heading: 'Email', value: ({ customerEmail }) => customerEmail },
      table: 'beneath customerName',
      card: 'beneath customerName',
      sheet: {
        section: 'customer',
        label: 'Email',
        value: ({ customerEmail }) => <Mailto address={customerEmail} />,
      },
    },
    itemName: {
      file: { heading: 'Item', value: itemName },
      table: {
        headerName: 'Item',
        flex: 1,
        minWidth: 140,
        sortable: false,
        renderCell: ({ row }) => <TwoLines first={itemName(row)} />,
      },
      card: 'a part of its own',
      sheet: { section: 'booking', label: 'Item', value: itemName },
    },
    translatedName: {
      file: 'in the sheet',
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'booking',
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
        valueFormatter: (type: Booking['bookingType'] | undefined) => known(type, bookingTypeName),
      },
      card: ({ bookingType }) => known(bookingType, bookingTypeName),
      sheet: 'in the heading of the section',
    },
    tourId: {
      file: 'shown by itemName',
      table: 'shown by itemName',
      card: 'shown by itemName',
      sheet: 'shown by itemName',
    },
    villaId: {
      file: 'shown by itemName',
      table: 'shown by itemName',
      card: 'shown by itemName',
      sheet: 'shown by itemName',
    },
    startDate: {
      file: { heading: 'Start date', value: ({ startDate }) => startDate },
      table: {
        headerName: 'Date',
        width: 118,
        renderCell: ({ row }) => (
          <TwoLines first={known(row.startDate, shortDate)} second={lastDay(row)} />
        ),
      },
      card: 'a part of its own',
      sheet: { section: 'booking', label: 'Date', value: bookingDates },
    },
    endDate: {
      file: { heading: 'End date', value: ({ endDate }) => endDate },
      table: 'beneath startDate',
      card: 'beside startDate',
      sheet: 'beside startDate',
    },
    numberOfGuests: {
      file: { heading: 'Guests', value: ({ numberOfGuests }) => numberOfGuests },
      table: {
        headerName: 'Guests',
        type: 'number',
        width: 74,
        valueFormatter: (count: number | undefined) => known(count),
      },
      card: ({ numberOfGuests }) => known(numberOfGuests, guestCount),
      sheet: {
        section: 'booking',
        label: 'Guests',
        value: ({ numberOfGuests }) => known(numberOfGuests),
      },
    },
    status: {
      file: { heading: 'Status', value: ({ status }) => status },
      table: statusColumn(bookingStatus),
      card: 'a part of its own',
      sheet: 'at its head',
    },
    totalPrice: {
      file: { heading: 'Amount (USD)', value: ({ totalPrice }) => totalPrice },
      table: {
        headerName: 'Amount',
        type: 'number',
        width: 92,
        valueFormatter: (amount: number | undefined) => known(amount, formatUsd),
      },
      card: 'a part of its own',
      sheet: {
        section: 'booking',
        label: 'Amount',
        value: ({ totalPrice }) => known(totalPrice, formatUsd),
      },
    },
    startTime: {
      file: 'in the sheet',
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'booking',
        label: 'Starts',
        value: ({ startTime }) => startTime && `${startTime} (Bali time)`,
      },
    },
    deposit: {
      file: 'in the sheet',
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'booking',
        label: 'Deposit',
        value: ({ deposit }) => deposit && formatUsd(deposit),
      },
    },
    freeUntil: {
      file: 'in the sheet',
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'booking',
        label: 'Free to cancel until',
        value: ({ freeUntil }) => freeUntil && shortDate(freeUntil),
      },
    },
    priceLines: {
      file: 'for programs',
      table: 'for programs',
      card: 'for programs',
      sheet: 'shown by the total',
    },
    tripId: {
      file: 'for programs',
      table: 'for programs',
      card: 'for programs',
      sheet: 'for programs',
    },
    changeRequest: {
      file: 'answered in the sheet',
      table: 'beneath customerName',
      card: 'beneath customerName',
      sheet: 'a part of its own',
    },
    language: {
      file: 'in the sheet',
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'customer',
        label: 'Language',
        value: ({ language }) => otherLanguageName(language),
      },
    },
    unverified: {
      file: 'shown by the history',
      table: 'beneath status',
      card: 'beneath status',
      sheet: {
        section: 'booking',
        label: 'Confirmed',
        value: ({ unverified }) => unverified && 'At once. Nobody has worked on it yet.',
      },
    },
    unanswered: {
      file: 'shown by the thread',
      table: 'beneath customerName',
      card: 'beneath customerName',
      sheet: 'shown by the thread',
    },
    reviewWaits: {
      file: 'shown by the inbox',
      table: 'shown by the inbox',
      card: 'shown by the inbox',
      sheet: 'shown by the inbox',
    },
    lastMessageAt: {
      file: 'shown by the thread',
      table: 'shown by the thread',
      card: 'shown by the thread',
      sheet: 'shown by the thread',
    },
    createdAt: {
      file: { heading: 'Requested', value: ({ createdAt }) => createdAt && baliDate(createdAt) },
      table: 'shown by the order',
      card: 'shown by the order',
      sheet: {
        section: 'booking',
        label: 'Requested',
        value: ({ createdAt }) => known(createdAt, formatInBali),
      },
    },
    customerPhone: {
      file: { heading: 'Phone', value: ({ customerPhone }) => customerPhone },
      table: 'beneath customerName',
      card: 'beneath customerName',
      sheet: {
        section: 'customer',
        label: 'Phone',
        value: ({ customerPhone }) => customerPhone && <CallTo number={customerPhone} />,
      },
    },
    hotelName: {
      table: 'in the sheet',
      card: 'in the sheet',
    },
    pickupTime: {
      table: 'in the sheet',
      card: 'in the sheet',
    },
    guideId: {
      file: 'on the page of the day',
      table: 'on the page of the day',
      card: 'on the page of the day',
      sheet: 'a part of its own',
    },
    ...staffFields,
    updatedAt: {
      file: 'for programs',
      table: 'shown by the history',
      card: 'shown by the history',
      sheet: 'shown by the history',
    },
  },
);
