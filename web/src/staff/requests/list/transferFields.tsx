import { formatUsd, shortDate } from '@selasar/domain/core';
import { type Transfer, transferTable } from '@selasar/domain/requests';
import type { Row } from '../../../data/firebase/rows.ts';
import { orDash } from '../../common/formatInstant.ts';
import { Email, TwoLines } from '../../grid/cells.tsx';
import {
  hotelName,
  phoneNumber,
  pickupMoment,
  shortRequests,
  travelParty,
} from '../requestText.ts';
import { customerName, sharedFields, withPlain } from './fields.tsx';

export const transferFields = withPlain<Transfer, typeof transferTable>(transferTable, {
  id: { file: { heading: 'Transfer ID', value: ({ id }) => id } },
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
    sheet: { label: 'From', value: ({ pickupLocation }) => orDash(pickupLocation) },
  },
  destination: {
    file: { heading: 'To', value: ({ destination }) => destination },
    sheet: { label: 'To', value: ({ destination }) => orDash(destination) },
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
    sheet: { label: 'Date & time', value: pickupMoment },
  },
  pickupTime: { file: { heading: 'Time', value: ({ pickupTime }) => pickupTime } },
  passengers: {
    file: { heading: 'Passengers', value: ({ passengers }) => passengers },
    table: {
      headerName: 'Travel Details',
      flex: 1.05,
      minWidth: 126,
      sortable: false,
      renderCell: ({ row }) => <TravelDetails transfer={row} />,
    },
    sheet: { label: 'Passengers', value: ({ passengers }) => orDash(passengers) },
  },
  luggage: {
    file: { heading: 'Baggage', value: ({ luggage }) => luggage },
    sheet: { label: 'Baggage', value: ({ luggage }) => orDash(luggage) },
  },
  vehicle: {
    file: { heading: 'Vehicle', value: ({ vehicle }) => vehicle },
    sheet: { label: 'Vehicle', value: ({ vehicle }) => vehicle },
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
    sheet: { label: 'Hotel', value: hotelName },
  },
  roomNumber: { file: { heading: 'Room', value: ({ roomNumber }) => roomNumber } },
  flightNumber: {
    file: { heading: 'Flight', value: ({ flightNumber }) => flightNumber },
    sheet: { label: 'Flight', value: ({ flightNumber }) => flightNumber },
  },
  specialRequests: {
    file: { heading: 'Special requests', value: ({ specialRequests }) => specialRequests },
    sheet: { label: 'Requests', value: ({ specialRequests }) => specialRequests },
  },
  status: sharedFields.status,
  totalAmount: {
    file: { heading: 'Amount (USD)', value: ({ totalAmount }) => totalAmount },
    sheet: { label: 'Amount', value: ({ totalAmount }) => orDash(totalAmount, formatUsd) },
  },
  freeCancellationHours: {
    sheet: {
      label: 'Free to cancel',
      value: ({ freeCancellationHours: hours }) => hours && `until ${hours} h before`,
    },
  },
  language: sharedFields.language,
  source: sharedFields.source,
  createdAt: sharedFields.createdAt,
});

interface TransferProps {
  transfer: Row<Transfer>;
}

/** The driver needs the phone, so a narrow cell cuts off the email. */
export const Contact = ({ transfer }: TransferProps) => {
  const hasEmail = transfer.customerEmail !== '';
  const phone = transfer.customerPhone ? phoneNumber(transfer) : undefined;
  return (
    <>
      <span>{phone}</span>
      <span>{hasEmail && phone ? ' · ' : null}</span>
      {hasEmail ? <Email address={orDash(transfer.customerEmail)} /> : null}
    </>
  );
};

export const Route = ({ transfer }: TransferProps) => (
  <TwoLines
    firstAtMost={3}
    first={orDash(transfer.pickupLocation)}
    second={`to ${orDash(transfer.destination)}`}
  />
);

export const TravelDetails = ({ transfer }: TransferProps) => (
  <TwoLines
    first={travelParty(transfer)}
    second={
      transfer.specialRequests ? (
        <span title={transfer.specialRequests}>{shortRequests(transfer.specialRequests)}</span>
      ) : undefined
    }
  />
);
