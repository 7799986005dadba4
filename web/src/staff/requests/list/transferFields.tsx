import { formatUsd, shortDate } from '@selasar/domain/core';
import { type Transfer, transferTable } from '@selasar/domain/requests';
import { orDash } from '../../common/formatInstant.ts';
import { TwoLines } from '../../grid/TwoLines.tsx';
import { withPlain } from './fields.tsx';
import { customerName, sharedFields } from './sharedFields.tsx';
import { Route, TravelDetails } from './transferCells.tsx';
import { hotelName, pickupMoment } from '../requestText.ts';

export const transferFields = withPlain<Transfer, typeof transferTable>(transferTable, {
  id: {
    file: { heading: 'Transfer ID', value: ({ id }) => id },
  },
  customerName: customerName(1.15),
  customerEmail: sharedFields.customerEmail,
  customerPhone: sharedFields.customerPhone,
  contactPerson: {
    file: { heading: 'Contact person', value: ({ contactPerson }) => contactPerson },
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
    sheet: {
      section: 'request',
      label: 'From',
      value: ({ pickupLocation }) => orDash(pickupLocation),
    },
  },
  destination: {
    file: { heading: 'To', value: ({ destination }) => destination },
    sheet: { section: 'request', label: 'To', value: ({ destination }) => orDash(destination) },
  },
  pickupDate: {
    file: { heading: 'Date', value: ({ pickupDate }) => pickupDate },
    table: {
      headerName: 'Date & Time',
      width: 112,
      renderCell: ({ row }) => (
        <TwoLines first={orDash(row.pickupDate, shortDate)} second={orDash(row.pickupTime)} />
      ),
    },
    sheet: { section: 'request', label: 'Date & time', value: pickupMoment },
  },
  pickupTime: {
    file: { heading: 'Time', value: ({ pickupTime }) => pickupTime },
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
    sheet: {
      section: 'request',
      label: 'Passengers',
      value: ({ passengers }) => orDash(passengers),
    },
  },
  luggage: {
    file: { heading: 'Baggage', value: ({ luggage }) => luggage },
    sheet: { section: 'request', label: 'Baggage', value: ({ luggage }) => orDash(luggage) },
  },
  vehicle: {
    file: { heading: 'Vehicle', value: ({ vehicle }) => vehicle },
    sheet: { section: 'request', label: 'Vehicle', value: ({ vehicle }) => vehicle },
  },
  hotelName: {
    file: { heading: 'Hotel', value: ({ hotelName: hotel }) => hotel },
    table: {
      headerName: 'Hotel & Flight',
      flex: 0.75,
      minWidth: 116,
      sortable: false,
      renderCell: ({ row }) => <TwoLines first={hotelName(row) || '–'} second={row.flightNumber} />,
    },
    sheet: { section: 'request', label: 'Hotel', value: hotelName },
  },
  roomNumber: {
    file: { heading: 'Room', value: ({ roomNumber }) => roomNumber },
  },
  flightNumber: {
    file: { heading: 'Flight', value: ({ flightNumber }) => flightNumber },
    sheet: { section: 'request', label: 'Flight', value: ({ flightNumber }) => flightNumber },
  },
  specialRequests: {
    file: { heading: 'Special requests', value: ({ specialRequests }) => specialRequests },
    sheet: {
      section: 'request',
      label: 'Requests',
      value: ({ specialRequests }) => specialRequests,
    },
  },
  status: sharedFields.status,
  totalAmount: {
    file: { heading: 'Amount (USD)', value: ({ totalAmount }) => totalAmount },
    sheet: {
      section: 'request',
      label: 'Amount',
      value: ({ totalAmount }) => orDash(totalAmount, formatUsd),
    },
  },
  freeCancellationHours: {
    sheet: {
      section: 'request',
      label: 'Free to cancel',
      value: ({ freeCancellationHours: hours }) => hours && `until ${hours} h before`,
    },
  },
  language: sharedFields.language,
  createdAt: sharedFields.createdAt,
});
