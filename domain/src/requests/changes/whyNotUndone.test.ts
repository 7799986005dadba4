import { describe, expect, it } from 'vitest';
import type { Change } from './statusEvent.ts';
import { whyNotUndone } from './whyNotUndone.ts';

const change = (after: Change['after'], what: Change['what'] = 'edited'): Change => ({
  what,
  before: {},
  after,
});
const event = (after: Change['after'], what?: Change['what']) => ({
  id: 'one',
  change: change(after, what),
});
/** A timestamp as any SDK provides it. */
const at = (ms: number) => ({ toDate: () => new Date(ms) });
const booking = {
  status: 'confirmed',
  customerName: 'Ana',
  totalPrice: 200,
  priceLines: [{ unit: 100, count: 2 }],
  ticks: { tour: { what: 'done', at: new Date(5) } },
  payments: [{ id: 'p', amount: 20 }],
};

describe('a change can be undone', () => {
  it.each([
    ['its fields', { customerName: 'Ana', hotelName: null, priceLines: [{ unit: 100, count: 2 }] }],
    ['a path', { 'ticks.tour': { what: 'done', at: at(5) } }],
    ['no field any more', { notes: null }],
  ])('while the record has %s as it made them', (_, after) => {
    expect(whyNotUndone('bookings', booking, event(after), [])).toBeUndefined();
  });

  it('while its payment is in the list, whatever other payments there are', () => {
    const payment = { id: 'p', amount: 20, date: '2026-12-01', way: 'cash', by: 'x', at: at(1) };
    const paid = event({ payment }, 'payment');
    expect(whyNotUndone('bookings', booking, paid, [])).toBeUndefined();
    expect(whyNotUndone('bookings', { ...booking, payments: [] }, paid, [])).toBe('built-on');
  });

  it('on a closed request only if it touches neither nights nor price', () => {
    const over = { ...booking, status: 'cancelled', notes: 'x' };
    expect(whyNotUndone('bookings', over, event({ notes: 'x' }, 'notes'), [])).toBeUndefined();
    expect(whyNotUndone('bookings', over, event({ totalPrice: 200 }, 'price'), [])).toBe('over');
    expect(whyNotUndone('transfers', { status: 'completed' }, event({ luggage: null }), [])).toBe(
      'over',
    );
  });
});

describe('a change cannot be undone', () => {
  it('while its payment is given back', () => {
    const payment = { id: 'p', amount: 20, date: '2026-12-01', way: 'cash', by: 'x', at: at(1) };
    const paid = event({ payment }, 'payment');
    const after = (...amounts: number[]) => ({
      ...booking,
      payments: [...booking.payments, ...amounts.map((amount) => ({ id: String(amount), amount }))],
    });
    expect(whyNotUndone('bookings', after(-5), paid, [])).toBe('built-on');
    expect(whyNotUndone('bookings', after(-5, 5), paid, [])).toBeUndefined();
  });

  it.each([
    ['a field is another', { customerName: 'Anna' }],
    ['a field came up', { customerName: 'Ana', totalPrice: null }],
    ['a list is another', { priceLines: [{ unit: 100, count: 3 }] }],
    ['a time is another', { 'ticks.tour': { what: 'done', at: at(6) } }],
  ])('once %s', (_, after) => {
    expect(whyNotUndone('bookings', booking, event(after), [])).toBe('built-on');
  });

  it('if it is already undone, an undo itself, a guest message, or no change', () => {
    const named = event({ customerName: 'Ana' });
    expect(whyNotUndone('bookings', booking, named, [{ undoes: 'one' }])).toBe('undone');
    expect(whyNotUndone('bookings', booking, { ...named, undoes: 'two' }, [])).toBe('no-change');
    expect(whyNotUndone('bookings', booking, event({}, 'message'), [])).toBe('no-change');
    expect(whyNotUndone('bookings', booking, { id: 'one' }, [])).toBe('no-change');
  });
});
