import { expect, it } from 'vitest';
import { bookingSearch } from '../requests/bookings/booking.ts';
import { messageSearch } from '../messages/message.ts';
import { transferSearch } from '../requests/transfers/transfer.ts';
import { foundBy, isFoundBy, searchWords, type SearchedAs } from './searchTerms.ts';

/** The fields whose own search word finds the record. */
function findingFields(searched: Readonly<Record<string, SearchedAs>>): string[] {
  const fields = Object.keys(searched);
  const wordOf = (field: string) => `${field.toLowerCase()}word`.slice(0, 16);
  const record = Object.fromEntries(fields.map((field) => [field, wordOf(field)]));
  const { searchTerms } = foundBy({ ...searched, customerName: 'text' }, record);
  return fields.filter((field) =>
    searchWords(wordOf(field)).every((word) => searchTerms.includes(word)),
  );
}

it('search finds a booking by its guest, item and reference, and by nothing else', () => {
  expect(new Set(findingFields(bookingSearch))).toEqual(
    new Set(['customerName', 'customerEmail', 'itemName', 'hotelName', 'id']),
  );
});

it('search finds a transfer by its people, places, vehicle, flight and reference, and by nothing else', () => {
  const { customerPhone, ...others } = transferSearch;
  expect(customerPhone).toBe('phone');
  expect(new Set(findingFields(others))).toEqual(
    new Set([
      'customerName',
      'contactPerson',
      'pickupLocation',
      'destination',
      'hotelName',
      'vehicle',
      'customerEmail',
      'flightNumber',
      'id',
    ]),
  );
});

it('search finds a booking by parts of its guest’s and its item’s name, and by its reference alone', () => {
  const booking = { customerName: 'Ana Wirawan', itemName: 'Villa Sawah', id: '1a2b3c4d-5e1a' };
  const { searchTerms } = foundBy(bookingSearch, booking);
  expect(searchTerms).toEqual(expect.arrayContaining(['wira', 'saw', '#1a2b', '1a2b3c4d']));
});

it('search finds a message by its author and subject, and does not sort it by name', () => {
  const message = {
    id: '1a2b3c4d',
    name: 'Hannah Vogel',
    email: 'hannah@example.com',
    phone: '+49 30 1234567',
    subject: 'A question',
    message: 'Is it steep?',
  };
  const isFound = (search: string) => isFoundBy(messageSearch, message, searchWords(search));
  for (const search of ['vogel quest', 'HANNAH@ex', '030 1234', '#1a2b'])
    expect(isFound(search)).toBe(true);
  expect(isFound('steep')).toBe(false);
  expect(isFound('hannah steep')).toBe(false);
  expect(foundBy(messageSearch, message)).not.toHaveProperty('customerNameKey');
});
