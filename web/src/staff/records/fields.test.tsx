import { render, screen } from '@testing-library/react';
import type { Booking, Transfer } from '@selasar/domain';
import { expect, it } from 'vitest';
import { bookingCsv } from '../bookings/csvColumns.ts';
import { bookingFields } from '../bookings/fields.tsx';
import { bookingGrid } from '../bookings/gridSpec.ts';
import { csvHead, csvLines } from './export/csv.ts';
import { transferCsv } from '../transfers/csvColumns.ts';
import { transferFields } from '../transfers/fields.tsx';
import { transferGrid } from '../transfers/gridSpec.ts';
import { cardLineOf, FieldFacts, tableColumnsOf } from './fields.tsx';

const createdAt = new Date('2026-11-21T16:30:00Z');
const booking: Booking = {
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  bookingType: 'villa',
  villaId: 'villa-sawah-ubud',
  itemName: 'Villa Sawah Ubud',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+62 812 3456 7890',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  numberOfGuests: 2,
  totalPrice: 540.5,
  status: 'confirmed',
  createdAt,
  updatedAt: createdAt,
};
const transfer: Transfer = {
  id: booking.id,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+62 812 3456 7890',
  contactPerson: 'Ayu',
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud, Bali',
  pickupDate: '2026-12-30',
  pickupTime: '14:00',
  passengers: 2,
  luggage: 3,
  vehicle: 'Minivan',
  hotelName: 'Alaya',
  roomNumber: '7',
  flightNumber: 'QF 43',
  specialRequests: 'Child seat',
  totalAmount: 50,
  isStandalone: true,
  status: 'pending',
  createdAt,
  updatedAt: createdAt,
};

it('exports bookings to a file', () => {
  expect(csvHead(bookingCsv)).toBe(
    '\u{FEFF}Booking ID,Customer,Email,Item,Type,Start date,End date,Guests,Status,Amount (USD),Requested,Phone,Hotel,Pickup,Paid (USD),Balance (USD),Damaged\r\n',
  );
  expect(csvLines(bookingCsv, [booking])).toBe(
    `1a2b3c4d-5e1a-4bae-8ba1-000000000000,Hannah Vogel,hannah@example.com,Villa Sawah Ubud,Villa,2026-12-30,2027-01-02,2,confirmed,540.5,2026-11-22,'+62 812 3456 7890,,,0,540.5,\r\n`,
  );
});

it('exports transfers to a file', () => {
  expect(csvHead(transferCsv)).toBe(
    '\u{FEFF}Transfer ID,Customer,Email,Phone,Contact person,From,To,Date,Time,Passengers,Baggage,Vehicle,Hotel,Room,Flight,Special requests,Status,Amount (USD),Requested,Paid (USD),Balance (USD),Damaged\r\n',
  );
  expect(csvLines(transferCsv, [transfer])).toBe(
    `1a2b3c4d-5e1a-4bae-8ba1-000000000000,Hannah Vogel,hannah@example.com,'+62 812 3456 7890,Ayu,Airport (DPS),"Ubud, Bali",2026-12-30,14:00,2,3,Minivan,Alaya,7,QF 43,Child seat,pending,50,2026-11-22,0,50,\r\n`,
  );
});

it('a table has the columns of the fields', () => {
  const headings = (columns: readonly { headerName?: string }[]) =>
    columns.map(({ headerName }) => headerName);
  expect(headings(tableColumnsOf(bookingFields))).toEqual([
    'Booking ID',
    'Customer',
    'Item',
    'Type',
    'Date',
    'Guests',
    'Status',
    'Amount',
  ]);
  expect(headings(tableColumnsOf(transferFields))).toEqual([
    'Customer',
    'Route',
    'Date & Time',
    'Travel Details',
    'Hotel & Flight',
    'Status',
  ]);
  expect(bookingGrid.columns.at(-1)).toBe('details');
  expect(bookingGrid.sortable).toEqual([
    'customerName',
    'startDate',
    'numberOfGuests',
    'totalPrice',
  ]);
  expect(transferGrid.sortable).toEqual(['customerName', 'pickupDate']);
});

it('a card shows the other fields in one line', () => {
  expect(cardLineOf(bookingFields, booking)).toBe('#1a2b3c4d · Villa · 2 guests');
});

it('the sheet shows the facts of a section', () => {
  render(<FieldFacts fields={transferFields} section="transfer" row={transfer} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'From',
    'To',
    'Date & time',
    'Passengers',
    'Baggage',
    'Vehicle',
    'Hotel',
    'Flight',
    'Requests',
    'Amount',
    'Requested',
  ]);
});
