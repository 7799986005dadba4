import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baliDayOf } from '@selasar/domain/core';
import type { Tour, Villa } from '@selasar/domain/offers';
import type { Booking } from '@selasar/domain/requests';
import { expect, it, vi } from 'vitest';
import type { Row } from '../../data/firebase/rows.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { OccupancyTable } from './OccupancyTable.tsx';
import { tourRows, villaRows } from './rows.ts';

// Pagerwesi is on June 2.
const period = { startDate: '2027-05-31', endDate: '2027-06-07' };
const today = '2027-06-01';

const booking = (id: string, change: object) =>
  ({
    id,
    customerName: 'Ana Pratiwi',
    numberOfGuests: 4,
    startDate: '2027-06-03',
    endDate: '2027-06-05',
    status: 'confirmed',
    ...change,
  }) as Row<Booking>;

const villas = villaRows({
  villas: [
    { slug: 'sawah', name: 'Villa Sawah' },
    { slug: 'teratai', name: 'Villa Teratai' },
  ] as Row<Villa>[],
  stays: [booking('b1', { villaId: 'sawah' })],
  blocks: [],
  period,
});
const tours = tourRows(
  [{ slug: 'walk', title: 'Ubud Walk', rules: { seats: 12 } }] as Row<Tour>[],
  [booking('t1', { tourId: 'walk' }), booking('t2', { tourId: 'walk', numberOfGuests: 5 })],
);

type Props = Parameters<typeof OccupancyTable>[0];

function show(change: Partial<Props> = {}) {
  const handlers = {
    onTurn: vi.fn<Props['onTurn']>(() => '2027-06-07'),
    onLeave: vi.fn<Props['onLeave']>(),
    onOpen: vi.fn<Props['onOpen']>(),
    onChoose: vi.fn<Props['onChoose']>(),
  };
  const table = (
    <OccupancyTable
      view="week"
      period={period}
      rows={[...villas, ...tours]}
      today={today}
      isKnown
      nightsToBook={undefined}
      shielded={false}
      {...handlers}
      {...change}
    />
  );
  renderAt('/', [{ path: '*', element: table }]);
  return handlers;
}
const cell = (name: string) => screen.getByLabelText(name);
const chosenCells = () =>
  screen.getAllByRole('cell').filter((one) => one.getAttribute('aria-selected') === 'true');
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.getAttribute('aria-label');

it('is a grid with the names of villas and tours, and all days', () => {
  show();
  const grid = screen.getByRole('grid', { name: 'Calendar' });
  expect(grid.getAttribute('aria-busy')).toBe('false');
  const names = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(names).toEqual(['Villa Sawah', 'Villa Teratai', 'Ubud Walk']);
  expect(screen.getAllByRole('columnheader')).toHaveLength(8);
  expect(screen.getByRole('columnheader', { name: /Thursday, June 3, 2027/ })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Villa Sawah, Ana Pratiwi, Jun 3 to Jun 5, confirmed' }),
  ).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Ubud Walk, Thu, Jun 3: 9 of 12 seats confirmed' }),
  ).toBeTruthy();
});

it('opens the clicked bar, or all bars of a day with several', async () => {
  const { onOpen } = show();
  await userEvent.click(screen.getByRole('button', { name: /Ana Pratiwi/ }));
  expect(onOpen).toHaveBeenLastCalledWith('b1');
  await userEvent.click(screen.getByRole('button', { name: /9 of 12/ }));
  expect(onOpen).toHaveBeenLastCalledWith('day:tours/walk:2027-06-03');
});

it('moves between days with the arrow keys, and past the last day to other weeks', async () => {
  const { onLeave, onTurn, onOpen } = show();
  // The one cell in the tab order is today's.
  expect(cell('Villa Sawah, Tue, Jun 1: free').tabIndex).toBe(0);
  act(() => cell('Villa Sawah, Tue, Jun 1: free').focus());
  await press('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Villa Teratai, Wed, Jun 2: free');
  await press('{End}');
  expect(focused()).toBe('Villa Teratai, Sun, Jun 6: free');
  await press('{ArrowUp}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith('b1');
  await press('{PageDown}');
  expect(onTurn).toHaveBeenLastCalledWith(1);
  await userEvent.click(cell('Villa Teratai, Mon, May 31: past'));
  await press('{ArrowLeft}');
  expect(onLeave).toHaveBeenLastCalledWith('2027-05-30');
});

it('selects free nights with Shift and the arrow keys, and confirms them with Enter', async () => {
  const { onChoose } = show();
  await userEvent.click(cell('Villa Sawah, Mon, May 31: past'));
  expect(onChoose).not.toHaveBeenCalled();
  await press('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  // The third night is Ana's.
  expect(chosenCells()).toHaveLength(2);
  await press('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith({
    row: 'villas/sawah',
    nights: { startDate: '2027-06-01', endDate: '2027-06-03' },
  });
  await press('{Shift>}{ArrowLeft}{/Shift}{Escape}');
  expect(chosenCells()).toEqual([]);
});

it('selects the nights of a villa by a click on the first and on the last, in either order', async () => {
  const { onChoose } = show();
  const click = (night: string) => userEvent.click(cell(`Villa Teratai, ${night}: free`));
  await click('Sat, Jun 5');
  expect(onChoose).not.toHaveBeenCalled();
  expect(chosenCells()).toEqual([cell('Villa Teratai, Sat, Jun 5: free')]);
  await click('Thu, Jun 3');
  const nights = { startDate: '2027-06-03', endDate: '2027-06-06' };
  expect(onChoose).toHaveBeenLastCalledWith({ row: 'villas/teratai', nights });
  expect(chosenCells()).toEqual([]);
  await click('Sun, Jun 6');
  await click('Sun, Jun 6');
  const oneNight = { startDate: '2027-06-06', endDate: '2027-06-07' };
  expect(onChoose).toHaveBeenLastCalledWith({ row: 'villas/teratai', nights: oneNight });
});

it('forgets the first night on Escape, or when something else is clicked', async () => {
  const { onChoose, onOpen } = show();
  const first = cell('Villa Teratai, Thu, Jun 3: free');
  await userEvent.click(first);
  await press('{Escape}');
  expect(chosenCells()).toEqual([]);
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: /Ana Pratiwi/ }));
  expect(onOpen).toHaveBeenCalledWith('b1');
  expect(chosenCells()).toEqual([]);
  await userEvent.click(first);
  // A night of another villa is the first of another selection.
  await userEvent.click(cell('Villa Sawah, Tue, Jun 1: free'));
  expect(chosenCells()).toEqual([cell('Villa Sawah, Tue, Jun 1: free')]);
  expect(onChoose).not.toHaveBeenCalled();
});

it('selects a day of a tour from today on with one click, and a night with Enter', async () => {
  const { onChoose } = show();
  await userEvent.click(cell('Ubud Walk, Mon, May 31: 0 of 12 seats confirmed'));
  expect(onChoose).not.toHaveBeenCalled();
  const nights = { startDate: '2027-06-05', endDate: '2027-06-06' };
  await userEvent.click(cell('Ubud Walk, Sat, Jun 5: 0 of 12 seats confirmed'));
  expect(onChoose).toHaveBeenLastCalledWith({ row: 'tours/walk', nights });
  await press('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith({ row: 'villas/teratai', nights });
});

it('shows no day as free before the bookings have loaded, and selects none', async () => {
  const { onChoose, onOpen } = show({ isKnown: false });
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button', { name: /Ana Pratiwi/ })).toBeNull();
  await userEvent.click(cell('Villa Teratai, Sat, Jun 5: loading'));
  await press('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(onOpen).not.toHaveBeenCalled();
});

it('marks a day when Bali is closed or runs differently, with its note for the keyboard', async () => {
  const day = baliDayOf('2027-06-02');
  show();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: day?.name }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(day?.staff);
});
