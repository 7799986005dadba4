import type { Booking, Transfer } from '@selasar/domain/requests';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { NewSince } from '../../grid/GridSlots.tsx';
import { bookingFields } from './bookingFields.tsx';
import { bookingList } from './bookingList.tsx';
import { csvHead, csvLines } from './export.ts';
import { cardLineOf, FieldFacts, tableColumnsOf } from './fields.tsx';
import { Customer } from './requestList.tsx';
import { StatusNow } from './Status.tsx';
import { transferFields } from './transferFields.tsx';
import { transferList } from './transferList.tsx';

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
  expect(csvHead(bookingList.csv)).toBe(
    '\u{FEFF}Booking ID,Customer,Email,Item,Type,Start date,End date,Guests,Status,Amount (USD),Start time,Source,Requested,Phone,Kinds of guests,Extras,Hotel,Pickup,Commission (USD),Paid (USD),Balance (USD),Damaged\r\n',
  );
  expect(csvLines(bookingList.csv, [booking])).toBe(
    `1a2b3c4d-5e1a-4bae-8ba1-000000000000,Hannah Vogel,hannah@example.com,Villa Sawah Ubud,Villa,2026-12-30,2027-01-02,2,confirmed,540.5,,Website,2026-11-22,'+62 812 3456 7890,,,,,,0,540.5,\r\n`,
  );
});

it('exports transfers to a file', () => {
  expect(csvHead(transferList.csv)).toBe(
    '\u{FEFF}Transfer ID,Customer,Email,Phone,Contact person,From,To,Date,Time,Passengers,Baggage,Vehicle,Hotel,Room,Flight,Special requests,Status,Amount (USD),Source,Requested,Commission (USD),Paid (USD),Balance (USD),Damaged\r\n',
  );
  expect(csvLines(transferList.csv, [transfer])).toBe(
    `1a2b3c4d-5e1a-4bae-8ba1-000000000000,Hannah Vogel,hannah@example.com,'+62 812 3456 7890,Ayu,Airport (DPS),"Ubud, Bali",2026-12-30,14:00,2,3,Minivan,Alaya,7,QF 43,Child seat,pending,50,Website,2026-11-22,,0,50,\r\n`,
  );
});

it('exports where a request came from, and what the partner gets', () => {
  const source = { via: 'partner', partner: 'Hotel Sari', percent: 10 } as const;
  const cells = csvLines(transferList.csv, [{ ...transfer, source }]).split(',');
  expect(cells.slice(-6).join()).toBe('Hotel Sari,2026-11-22,5,0,50,\r\n');
  const cancelled = { ...transfer, source, status: 'cancelled' } as const;
  expect(csvLines(transferList.csv, [cancelled])).toMatch(/Hotel Sari,2026-11-22,,0,0,\r\n$/);
});

it('a file has no balance of cancelled requests but what is to be given back', () => {
  const payment = { id: 'p', amount: 170, date: '2026-11-20', way: 'cash', by: 'x' } as const;
  const payments = [{ ...payment, at: createdAt }];
  const endOf = (row: Booking) => csvLines(bookingList.csv, [row]).split(',').slice(-3).join();
  expect(endOf({ ...booking, status: 'cancelled' })).toBe('0,0,\r\n');
  expect(endOf({ ...booking, status: 'cancelled', payments })).toBe('170,-170,\r\n');
});

it('a list says beneath the status what is to be given back', () => {
  const element = <StatusNow row={{ status: 'cancelled', refundDue: 170 }} />;
  renderAt('/', [{ path: '/', element }]);
  // The column has no room for more words.
  expect(screen.getByText('Refund $170').title).toBe('$170 to give back');
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
  expect(bookingList.grid.columns.at(-1)).toBe('details');
  expect(bookingList.grid.sortable).toEqual([
    'customerName',
    'startDate',
    'numberOfGuests',
    'totalPrice',
  ]);
  expect(transferList.grid.sortable).toEqual(['customerName', 'pickupDate']);
});

it('a card shows the other fields in one line', () => {
  expect(cardLineOf(bookingFields, booking)).toBe('#1a2b3c4d · Villa · 2 guests');
});

it('the sheet shows the facts of a section', () => {
  render(<FieldFacts fields={transferFields} section="request" row={transfer} />);
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

it.each([
  ['later than', -1, 1],
  ['at', 0, 0],
])('a request that was made %s the end of the last visit is new or not', (_, before, marks) => {
  render(
    <NewSince value={createdAt.getTime() + before}>
      <Customer row={booking} second={null} />
    </NewSince>,
  );
  expect(screen.queryAllByText('New')).toHaveLength(marks);
});
