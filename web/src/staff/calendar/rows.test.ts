import type { Block } from '@selasar/domain/calendar';
import type { Tour, Villa } from '@selasar/domain/offers';
import { seatsOn } from '@selasar/domain/pricing';
import type { Booking } from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../data/firebase/rows.ts';
import { barsOn, cellLabel, isBlockable, isClosed } from './cell.ts';
import { scheduleOf, tourRows, villaRows } from './rows.ts';
import type { VillaRow } from './rows.ts';

const today = '2026-12-02';
const period = { startDate: '2026-12-01', endDate: '2027-01-01' };
const villa = (slug: string, name: string) => ({ slug, name }) as Row<Villa>;
const sawah = villa('sawah', 'Villa Sawah');

let count = 0;
const stay = (change: object) =>
  ({
    id: `b${(count += 1)}`,
    villaId: 'sawah',
    itemName: 'Villa Sawah',
    customerName: 'Ana Pratiwi',
    startDate: '2026-12-03',
    endDate: '2026-12-06',
    status: 'confirmed',
    ...change,
  }) as Row<Booking>;
const block = (change: object) =>
  ({ id: 'k1', villaId: 'sawah', reason: 'repair', note: '', ...change }) as Row<Block>;

const rowsOf = (stays: Row<Booking>[], blocks: Row<Block>[] = [], villas = [sawah]) =>
  villaRows({ villas, stays, blocks, period });
const first = (rows: VillaRow[]): VillaRow => {
  if (!rows[0]) throw new Error('There is no row.');
  return rows[0];
};

describe('a villa', () => {
  it('shows its stays and blocks as bars with their full names', () => {
    const row = first(
      rowsOf(
        [stay({}), stay({ status: 'pending', startDate: '2026-12-30', endDate: '2027-01-02' })],
        [
          block({ startDate: '2026-12-10', endDate: '2026-12-12' }),
          block({
            id: 'k2',
            reason: 'feed',
            source: 'Airbnb',
            startDate: '2026-12-12',
            endDate: '2026-12-13',
          }),
        ],
      ),
    );
    expect(row.bars.map(({ label, opens }) => [label, opens])).toEqual([
      ['Villa Sawah, Ana Pratiwi, Dec 3 to Dec 6, confirmed', expect.stringMatching(/^b/)],
      ['Villa Sawah, Repair, Dec 10 to Dec 12, blocked', 'block:k1'],
      ['Villa Sawah, Airbnb, Dec 12 to Dec 13, blocked', 'block:k2'],
      ['Villa Sawah, Ana Pratiwi, Dec 30 to Jan 2, pending', expect.stringMatching(/^b/)],
    ]);
  });

  it('keeps the confirmed stay in the first lane, and stacks requests for the same nights', () => {
    const pending = { status: 'pending', startDate: '2026-12-02', endDate: '2026-12-08' };
    const row = first(rowsOf([stay(pending), stay({}), stay(pending)]));
    expect(row.bars.map(({ variant, lane }) => [variant, lane])).toEqual([
      ['confirmed', 0],
      ['pending', 1],
      ['pending', 2],
    ]);
    expect(row.lanes).toBe(3);
    expect(barsOn(row, '2026-12-05')).toHaveLength(3);
    expect(barsOn(row, '2026-12-06')).toHaveLength(2);
  });

  it('can be blocked on nights without a confirmed stay or block, from today on', () => {
    const row = first(
      rowsOf(
        [stay({}), stay({ status: 'pending', startDate: '2026-12-07', endDate: '2026-12-08' })],
        [block({ startDate: '2026-12-09', endDate: '2026-12-10' })],
      ),
    );
    const days = ['01', '02', '03', '05', '06', '07', '09', '10'].map((day) => `2026-12-${day}`);
    expect(days.filter((day) => isBlockable(row, day, today))).toEqual([
      '2026-12-02',
      '2026-12-06',
      '2026-12-07',
      '2026-12-10',
    ]);
    expect(isBlockable(row, '2028-12-02', today)).toBe(false);
  });

  it('describes the entries of each day', () => {
    const row = first(rowsOf([stay({})]));
    const label = (date: string, isKnown = true) => cellLabel(row, date, today, isKnown);
    expect(label('2026-12-01')).toBe('Villa Sawah, Tue, Dec 1: past');
    expect(label('2026-12-03')).toBe('Villa Sawah, Thu, Dec 3: Ana Pratiwi confirmed');
    expect(label('2026-12-06')).toBe('Villa Sawah, Sun, Dec 6: free');
    // Days that have not loaded are not described as free.
    expect(label('2026-12-06', false)).toBe('Villa Sawah, Sun, Dec 6: loading');
  });

  it('has a row when it is deleted or invalid; a deleted villa cannot be blocked', () => {
    const damaged = { id: 'half', damage: { missing: ['name'], invalid: [] } } as Row<Villa>;
    const rows = rowsOf(
      [stay({ villaId: 'old', itemName: 'A villa of old' })],
      [],
      [sawah, damaged],
    );
    expect(rows.map(({ name, isGone }) => [name, isGone])).toEqual([
      ['half', false],
      ['Villa Sawah', false],
      ['A villa of old', true],
    ]);
    expect(rows.map((row) => isBlockable(row, '2026-12-20', today))).toEqual([true, true, false]);
  });

  it('shows an invalid stay if its dates are valid', () => {
    const damage = { missing: ['customerName'], invalid: [] };
    const rows = rowsOf([
      stay({ customerName: undefined, damage }),
      stay({ startDate: undefined, damage }),
      stay({ villaId: undefined, damage }),
    ]);
    expect(rows).toHaveLength(1);
    expect(first(rows).bars.map(({ label }) => label)).toEqual([
      'Villa Sawah, –, Dec 3 to Dec 6, confirmed, damaged',
    ]);
  });

  it('hides a stay that was just cancelled', () => {
    expect(first(rowsOf([stay({ status: 'cancelled' })])).bars).toEqual([]);
  });
});

it('a tour counts the confirmed guests of each day, and pending guests separately', () => {
  const walk = { slug: 'walk', title: 'Ubud Walk' } as Row<Tour>;
  const on = (startDate: string, status: string, numberOfGuests: number) =>
    stay({ tourId: 'walk', villaId: undefined, startDate, status, numberOfGuests });
  const [row] = tourRows(
    [walk],
    [
      on('2026-12-03', 'confirmed', 4),
      on('2026-12-03', 'confirmed', 5),
      on('2026-12-03', 'pending', 2),
      on('2026-12-04', 'confirmed', 1),
      on('2026-12-05', 'cancelled', 3),
    ],
  );
  if (!row) throw new Error('There is no row.');
  expect([...row.days.keys()]).toEqual(['2026-12-03', '2026-12-04']);
  const label = (date: string) => cellLabel(row, date, today, true);
  expect(label('2026-12-03')).toBe('Ubud Walk, Thu, Dec 3: 9 guests confirmed, 2 pending');
  expect(label('2026-12-04')).toBe('Ubud Walk, Fri, Dec 4: 1 guest confirmed');
  expect(label('2026-12-05')).toBe('Ubud Walk, Sat, Dec 5: no guests');
});

it('a tour with limited seats shows how many of them are confirmed', () => {
  const walk = (rules: object | string) =>
    ({ slug: 'walk', title: 'Ubud Walk', rules }) as Row<Tour>;
  const infant = { party: 'infant:1', guestKinds: { infant: { usd: 0, noSeat: true as const } } };
  const guests = stay({ tourId: 'walk', status: 'confirmed', numberOfGuests: 9, ...infant });
  const label = (rules: object | string, date: string) => {
    const [row] = tourRows([walk(rules)], [guests]);
    return row && cellLabel(row, date, today, true);
  };
  expect(label({ seats: 12 }, '2026-12-03')).toBe('Ubud Walk, Thu, Dec 3: 8 of 12 seats confirmed');
  expect(label({ seats: 12 }, '2026-12-04')).toBe('Ubud Walk, Fri, Dec 4: 0 of 12 seats confirmed');
  expect(label('damaged', '2026-12-03')).toBe('Ubud Walk, Thu, Dec 3: 9 guests confirmed');
});

it('a tour with several start times shows the seats of each, also of those that are gone', () => {
  const departures = {
    '08:00': { seats: 8 },
    '14:00': { seats: 4 },
    '17:00': { seats: 2, weekdays: [6, 7] },
  };
  const tour = { slug: 'reef', title: 'Reef Walk', rules: { departures } } as unknown as Row<Tour>;
  const on = (startTime: string | undefined, numberOfGuests: number, status = 'confirmed') =>
    stay({
      villaId: undefined,
      tourId: 'reef',
      startDate: '2026-12-03',
      endDate: '2026-12-03',
      startTime,
      numberOfGuests,
      status,
    });
  const bookings = [on('08:00', 3), on('08:00', 2, 'pending'), on('07:00', 1), on(undefined, 2)];
  const [row] = tourRows([tour], bookings);
  expect(cellLabel(row!, '2026-12-03', today, true)).toBe(
    'Reef Walk, Thu, Dec 3: No start time: 2 guests confirmed; 07:00 (does not run): 1 guest confirmed; 08:00: 3 of 8 seats confirmed, 2 pending; 14:00: 0 of 4 seats confirmed',
  );
  expect(['2026-12-03', '2026-12-05'].map((date) => seatsOn(scheduleOf(row!), date))).toEqual([
    12, 14,
  ]);
  expect(isClosed({ ...row!, rules: { departures: { '08:00': { weekdays: [6] } } } }, today)).toBe(
    true,
  );
});

it('knows on which days an offer is closed by its rules, and tours when all of Bali is closed', () => {
  const rules = { closed: ['2026-12-10/2026-12-11'], weekdays: [4] };
  const [house] = villaRows({
    villas: [{ slug: 'sawah', name: 'Villa Sawah', rules }] as unknown as Row<Villa>[],
    stays: [],
    blocks: [],
    period,
  });
  const [walk] = tourRows([{ slug: 'walk', title: 'Walk', rules }] as unknown as Row<Tour>[], []);
  const textOf = (row: typeof house | typeof walk, date: string) =>
    row && cellLabel(row, date, today, true).replace(/.*: /, '');
  const days = ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-17', '2027-03-08'];
  expect(days.map((date) => textOf(house, date))).toEqual([
    'free',
    'not offered',
    'not offered',
    'free',
    'free',
  ]);
  expect(days.map((date) => textOf(walk, date))).toEqual([
    'does not run',
    'does not run',
    'does not run',
    'no guests',
    'does not run',
  ]);
});
