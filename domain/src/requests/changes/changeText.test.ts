import { expect, it } from 'vitest';
import type { Change } from './statusEvent.ts';
import { changeText } from './changeText.ts';

const text = (what: Change['what'], before: object, after: object, reason?: string) =>
  changeText(
    { what, before: { ...before }, after: { ...after }, ...(reason ? { reason } : {}) },
    (id) => ({ w: 'Wayan', m: 'Made' })[id],
  );
const payment = { id: 'p', amount: 200, date: '2026-12-01', way: 'cash', by: 'x', at: new Date() };

it.each([
  [
    text(
      'price',
      { totalPrice: 540, priceReason: null },
      { totalPrice: 500, priceReason: 'x' },
      'repeat guest',
    ),
    'Price $540 → $500: repeat guest',
  ],
  [
    text(
      'edited',
      { startDate: '2026-12-12', endDate: '2026-12-14', villaId: 'a' },
      { startDate: '2026-12-13', endDate: '2026-12-15', villaId: 'b' },
    ),
    'Date Dec 12, 2026 – Dec 14, 2026 → Dec 13, 2026 – Dec 15, 2026',
  ],
  [
    text(
      'edited',
      { startDate: '2026-12-12', endDate: '2026-12-12', numberOfGuests: 2 },
      { startDate: '2026-12-13', endDate: '2026-12-13', numberOfGuests: 3 },
    ),
    'Date Dec 12, 2026 → Dec 13, 2026 · Guests 2 → 3',
  ],
  [
    text('edited', { endDate: '2026-12-12' }, { endDate: '2026-12-13' }),
    'Last day Dec 12, 2026 → Dec 13, 2026',
  ],
  [text('edited', { hotelName: null }, { hotelName: 'Alaya' }), 'Hotel none → Alaya'],
  [text('edited', { tourId: 'a' }, { tourId: null }), 'Changed'],
  [text('crew', { driverId: 'w' }, { driverId: 'm' }), 'Driver Wayan → Made'],
  [text('crew', { driverId: 'gone' }, { driverId: null }), 'Driver somebody → none'],
  [text('payment', { payment: null }, { payment }), 'Payment of $200 in cash, Dec 1, 2026'],
  [
    text(
      'payment',
      { payment: null },
      { payment: { ...payment, amount: -20, way: 'other', note: 'Rain' } },
    ),
    'Given back: $20, Dec 1, 2026: Rain',
  ],
  [
    text('payment', { payment }, { payment: null }),
    'Payment of $200 in cash, Dec 1, 2026 is removed',
  ],
  [
    text('assigned', { assignee: null }, { assignee: { uid: 'u', name: 'Made' } }),
    'Assigned to Made',
  ],
  [
    text('assigned', { assignee: { uid: 'u', name: 'Made' } }, { assignee: null }),
    'Assigned to nobody',
  ],
  [text('notes', { notes: null }, { notes: 'x' }), 'Notes changed'],
  [text('notes', { notes: 'x' }, { notes: null }), 'Notes removed'],
  [
    text(
      'tick',
      { 'ticks.check-in': null },
      { 'ticks.check-in': { what: 'no-show', at: new Date() } },
    ),
    'Check-in: no show',
  ],
  [text('tick', { 'ticks.tour': {} }, { 'ticks.tour': null }), 'Tour: open again'],
  [
    text('message', {}, { situation: 'balance', via: 'whatsapp', text: 'See you' }),
    'Message to the guest “Balance due”: opened in WhatsApp',
  ],
  [text('message', {}, { via: 'mail' }), 'Message to the guest'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
