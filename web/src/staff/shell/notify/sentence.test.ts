import { expect, it } from 'vitest';
import type { Arrival } from '../../../data/requests/useArrivalsSince.ts';
import { sentence } from '../notify/useNotify.ts';

const arrival = (collection: Arrival['collection'], who: string): Arrival => ({
  id: who,
  collection,
  who,
  what: 'Ubud Jungle Adventure',
  at: 1,
});

it('announces one by name, and several in one sentence', () => {
  expect(sentence([])).toBe('');
  expect(sentence([arrival('bookings', 'Anna')])).toBe(
    'New booking from Anna: Ubud Jungle Adventure',
  );
  expect(
    sentence([
      arrival('bookings', 'Anna'),
      arrival('messages', 'Cleo'),
      arrival('bookings', 'Ben'),
    ]),
  ).toBe('New: 2 bookings (Anna, Ben), 1 message (Cleo)');
});
