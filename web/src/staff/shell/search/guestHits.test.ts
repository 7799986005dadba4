import type { Booking } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import type { Row } from '../../../data/firebase/rows.ts';
import { hitsOfRecords } from './useSearch.tsx';

const none = { rows: [], isCut: false };
const row = (id: string, customerEmail?: string): Row<Booking> => ({
  id,
  customerName: `Guest ${id}`,
  damage: {
    missing: ['status'],
    invalid: [],
  },
  ...(customerEmail === undefined ? {} : { customerEmail }),
});

it('offers the page of each guest with several of the found requests', () => {
  const rows = [
    row('1', 'a@x.example'),
    row('2', ''),
    row('3', 'b@x.example'),
    row('4'),
    row('5', ''),
  ];
  const found = { bookings: { rows, isCut: false }, transfers: none, messages: none };
  const guests = (more: Row<Booking>[]) =>
    hitsOfRecords('guest', { ...found, bookings: { rows: [...rows, ...more], isCut: false } }).find(
      ({ name }) => name === 'Guests',
    )?.hits;
  expect(guests([])).toEqual([]);
  expect(guests([row('6', 'a@x.example')])).toEqual([
    {
      to: '/admin/guests?email=a%40x.example',
      name: 'Guest 1',
      detail: 'All requests of a@x.example',
    },
  ]);
});
