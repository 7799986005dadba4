import { baliDate, formatUsd, shortDate, transferStatus, transferTable } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { known } from '../records/invalid/known.ts';
import { TwoLines } from '../records/grid/TwoLines.tsx';
import { formatInBali } from '../common/formatInstant.ts';
import { withPlain } from '../records/fields.tsx';
import { staffFields } from '../records/staffFields.ts';
import { CallTo, Mailto } from '../records/links.tsx';
import { statusColumn } from '../records/recordColumns.tsx';
import { Route, TravelDetails } from './parts.tsx';
import { hotelName, pickupMoment } from './transferText.ts';
import { otherLanguageName } from '../records/otherLanguageName.ts';

/** Where staff see each field of a transfer. */
export const transferFields = withPlain<Transfer, 'customer' | 'transfer', typeof transferTable>(
  transferTable,
  'transfer',
  {
    id: {
      file: { heading: 'Transfer ID', value: ({ id }) => id },
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: 'in the heading',
    },
    customerName: {
      file: { heading: 'Customer', value: ({ customerName }) => customerName },
      table: { headerName: 'Customer', flex: 1.15, minWidth: 150 },
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
    contactPerson: {
      file: { heading: 'Contact person', value: ({ contactPerson }) => contactPerson },
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'customer',
        label: 'Contact person',
        value: ({ contactPerson }) => contactPerson,
      },
    },
    pickupLocation: {
      file: { heading: 'From', value: ({ pickupLocation }) => pickupLocation },
      table: {
        headerName: 'Route',
        flex: 1.1,
        minWidth: 130,
        sortable: false,
        renderCell: ({ row }) => <Route transfer={row} />,
      },
      card: 'a part of its own',
      sheet: {
        section: 'transfer',
        label: 'From',
        value: ({ pickupLocation }) => known(pickupLocation),
      },
    },
    destination: {
      file: { heading: 'To', value: ({ destination }) => destination },
      table: 'beneath pickupLocation',
      card: 'beneath pickupLocation',
      sheet: { section: 'transfer', label: 'To', value: ({ destination }) => known(destination) },
    },
    pickupDate: {
      file: { heading: 'Date', value: ({ pickupDate }) => pickupDate },
      table: {
        headerName: 'Date & Time',
        width: 112,
        renderCell: ({ row }) => (
          <TwoLines first={known(row.pickupDate, shortDate)} second={known(row.pickupTime)} />
        ),
      },
      card: 'a part of its own',
      sheet: { section: 'transfer', label: 'Date & time', value: pickupMoment },
    },
    pickupTime: {
      file: { heading: 'Time', value: ({ pickupTime }) => pickupTime },
      table: 'beneath pickupDate',
      card: 'beside pickupDate',
      sheet: 'beside pickupDate',
    },
    passengers: {
      file: { heading: 'Passengers', value: ({ passengers }) => passengers },
      table: {
        headerName: 'Travel Details',
        flex: 1.05,
        minWidth: 126,
        sortable: false,
        renderCell: ({ row }) => <TravelDetails transfer={row} />,
      },
      card: 'a part of its own',
      sheet: {
        section: 'transfer',
        label: 'Passengers',
        value: ({ passengers }) => known(passengers),
      },
    },
    luggage: {
      file: { heading: 'Baggage', value: ({ luggage }) => luggage },
      table: 'beside passengers',
      card: 'beside passengers',
      sheet: { section: 'transfer', label: 'Baggage', value: ({ luggage }) => known(luggage) },
    },
    vehicle: {
      file: { heading: 'Vehicle', value: ({ vehicle }) => vehicle },
      table: 'beside passengers',
      card: 'beside passengers',
      sheet: { section: 'transfer', label: 'Vehicle', value: ({ vehicle }) => vehicle },
    },
    vehicleId: {
      file: 'shown by vehicle',
      table: 'shown by vehicle',
      card: 'shown by vehicle',
      sheet: 'shown by vehicle',
    },
    hotelName: {
      file: { heading: 'Hotel', value: ({ hotelName: hotel }) => hotel },
      table: {
        headerName: 'Hotel & Flight',
        flex: 0.75,
        minWidth: 116,
        sortable: false,
        renderCell: ({ row }) => (
          <TwoLines first={hotelName(row) || '–'} second={row.flightNumber} />
        ),
      },
      card: 'beneath pickupDate',
      sheet: { section: 'transfer', label: 'Hotel', value: hotelName },
    },
    roomNumber: {
      file: { heading: 'Room', value: ({ roomNumber }) => roomNumber },
      table: 'beside hotelName',
      card: 'beside hotelName',
      sheet: 'beside hotelName',
    },
    flightNumber: {
      file: { heading: 'Flight', value: ({ flightNumber }) => flightNumber },
      table: 'beneath hotelName',
      card: 'beside hotelName',
      sheet: { section: 'transfer', label: 'Flight', value: ({ flightNumber }) => flightNumber },
    },
    specialRequests: {
      file: { heading: 'Special requests', value: ({ specialRequests }) => specialRequests },
      table: 'beneath passengers',
      card: 'beneath passengers',
      sheet: {
        section: 'transfer',
        label: 'Requests',
        value: ({ specialRequests }) => specialRequests,
      },
    },
    status: {
      file: { heading: 'Status', value: ({ status }) => status },
      table: statusColumn(transferStatus),
      card: 'a part of its own',
      sheet: 'at its head',
    },
    totalAmount: {
      file: { heading: 'Amount (USD)', value: ({ totalAmount }) => totalAmount },
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'transfer',
        label: 'Amount',
        value: ({ totalAmount }) => known(totalAmount, formatUsd),
      },
    },
    freeCancellationHours: {
      file: 'in the sheet',
      table: 'in the sheet',
      card: 'in the sheet',
      sheet: {
        section: 'transfer',
        label: 'Free to cancel',
        value: ({ freeCancellationHours: hours }) => hours && `until ${hours} h before`,
      },
    },
    isStandalone: {
      file: 'the same for all',
      table: 'the same for all',
      card: 'the same for all',
      sheet: 'the same for all',
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
    ...staffFields,
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
    unanswered: {
      file: 'shown by the thread',
      table: 'beneath customerName',
      card: 'beneath customerName',
      sheet: 'shown by the thread',
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
        section: 'transfer',
        label: 'Requested',
        value: ({ createdAt }) => known(createdAt, formatInBali),
      },
    },
    updatedAt: {
      file: 'for programs',
      table: 'shown by the history',
      card: 'shown by the history',
      sheet: 'shown by the history',
    },
  },
);
