import type { Booking, Payment } from '@selasar/domain/requests';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { guestForm, persistedForm } from '../../../forms/persistedForm.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { balanceText, type Priced } from '../money/balanceText.ts';
import { Money } from '../money/Money.tsx';
import { UndoChange } from '../sheet/History.tsx';
import { Notes } from '../sheet/Notes.tsx';
import { takenByOthers } from './bookable.ts';
import { formOfBooking } from './BookingForm.tsx';
import { Consequences, EditConflict } from './EditFrame.tsx';

const at = new Date('2026-11-21T02:30:00Z');
const booking: Booking = {
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  bookingType: 'villa',
  villaId: 'villa-sawah',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  numberOfGuests: 2,
  totalPrice: 540,
  status: 'confirmed',
  createdAt: at,
  updatedAt: at,
};
const payment = (amount: number): Payment => ({
  id: String(amount),
  amount,
  date: '2026-11-20',
  way: 'cash',
  by: 'x',
  byName: 'Ayu Sari',
  at,
});
const show = (element: ReactElement) => renderAt('/', [{ path: '/', element }]);
const priced: Priced = { ...booking, kind: 'bookings' };

it.each([
  [[], '$540, nothing paid yet'],
  [[340], '$340 of $540 paid, $200 due'],
  [[600, -60], '$540 of $540 paid, nothing due'],
  [[600], '$600 of $540 paid, $60 overpaid'],
])('payments of %j: %s', (amounts, text) => {
  expect(balanceText({ ...booking, payments: amounts.map(payment) })).toBe(text);
});

it.each([
  [[], undefined, 'Nothing due'],
  [[170], undefined, '$170 paid, $170 to give back'],
  [[170, -100], undefined, '$70 paid, $70 to give back'],
  [[170, -170], undefined, 'Nothing due'],
  [[170], 108, '$170 paid, $62 to give back'],
  [[170, -62], 108, '$108 kept as the lost deposit, nothing due'],
])('payments of %j to a cancelled booking, %s of it lost: %s', (amounts, keptDeposit, text) => {
  const payments = amounts.map(payment);
  expect(balanceText({ ...booking, status: 'cancelled', payments, keptDeposit })).toBe(text);
});

it('lists payments with who recorded them, and explains the price', () => {
  show(<Money record={{ ...priced, payments: [payment(40)], priceReason: 'Repeat guest' }} />);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Payment of $40 in cash, Nov 20, 2026Ayu Sari · Nov 21, 2026, 10:30 AM',
  );
  expect(screen.getByText('Price set by staff: Repeat guest')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use the calculated price' })).toBeTruthy();
});

it('does not set the price of a finished booking, but records payments and refunds', () => {
  show(
    <Money
      record={{ ...priced, status: 'cancelled', priceReason: 'x', payments: [payment(40)] }}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add a payment',
    'Give back',
  ]);
});

it('offers to undo only changes that are still current', () => {
  const event = (id: string, after: object) => ({
    id,
    change: { what: 'edited' as const, before: {}, after: { ...after } },
  });
  const named = event('one', { customerName: 'Hannah Vogel' });
  const shared = { kind: 'bookings' as const, record: booking };
  show(
    <>
      <UndoChange {...shared} event={named} events={[]} text="One" />
      <UndoChange {...shared} event={named} events={[{ undoes: 'one' }]} text="Undone" />
      <UndoChange
        {...shared}
        event={event('two', { customerName: 'Ana' })}
        events={[]}
        text="Built on"
      />
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['Undo: One']);
});

it("shows someone else's change beside what was typed", () => {
  const base = { numberOfGuests: 2, hotelName: '' };
  const now = { numberOfGuests: 4, hotelName: 'Alaya' };
  const onResolve = vi.fn<(takes: string) => void>();
  show(
    <EditConflict
      theirs={['numberOfGuests', 'hotelName']}
      base={base}
      now={now}
      typed={{ numberOfGuests: 3, hotelName: '' }}
      onResolve={onResolve}
    />,
  );
  expect(screen.getByText(/Guests 2 → 4 · Hotel none → Alaya$/)).toBeTruthy();
  expect(screen.getByText('Your version: Guests 2 → 3')).toBeTruthy();
  screen.getByRole('button', { name: 'Keep mine' }).click();
  screen.getByRole('button', { name: 'Use theirs' }).click();
  expect(onResolve.mock.calls).toEqual([['mine'], ['theirs']]);
});

it("names the extras of someone else's change as guests read them", () => {
  const named = (key: string, en: string, area?: true) => ({ [key]: { names: { en }, area } });
  const extras = { ...named('a1', 'Canggu', true), ...named('b2', 'Lunch') };
  show(
    <EditConflict
      theirs={['chosenExtras']}
      base={{ chosenExtras: 'a1:1', extras }}
      now={{ chosenExtras: 'a1:1,b2:2', extras }}
      typed={{ chosenExtras: 'a1:1', extras }}
      onResolve={vi.fn<(takes: string) => void>()}
    />,
  );
  const text = screen.getByText(/^Someone else has changed this/).textContent;
  expect(text).toMatch(/Canggu.* → .*Lunch/);
  expect(text).not.toMatch(/a1|b2/);
});

it('lists the consequences of saving', () => {
  const props = { isChanged: true, email: 'a@example.com', before: 540, reason: undefined };
  show(
    <>
      <Consequences {...props} after={600} />
      <Consequences {...props} email="" after={540} />
      <Consequences {...props} isChanged={false} after={600} reason="Repeat guest" />
    </>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Price: $540 → $600The guest will get one mail with the new details.',
    'The price stays $540.The guest has no email: please tell them yourself.',
    'The price stays $540, set by staff (Repeat guest).',
  ]);
});

it('shows the second of two people both versions of the notes before saving', async () => {
  const notes = { text: 'Vegetarian', base: '' };
  persistedForm(guestForm('', `notes/${booking.id}`), notes).write(notes);
  show(<Notes kind="bookings" id={booking.id} notes="Allergic to nuts" />);
  expect(screen.getByText('Allergic to nuts')).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Vegetarian');
  const save = screen.getByRole('button', { name: 'Save the notes' });
  expect(save).toHaveProperty('disabled', true);
  screen.getByRole('button', { name: 'I have read it' }).click();
  await vi.waitFor(() => expect(save).toHaveProperty('disabled', false));
});

it('a booking does not conflict with itself', () => {
  const takenNights = new Set(['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01']);
  const free = (of: Booking, itemId: string) =>
    takenByOthers({ takenNights }, of, { itemId }).takenNights?.size;
  expect(free(booking, 'villa-sawah')).toBe(1);
  expect(free(booking, 'villa-laut')).toBe(4);
  expect(free({ ...booking, status: 'pending' }, 'villa-sawah')).toBe(4);
});

it('keeps what was typed, also in a form from before a field was added', () => {
  const name = guestForm('', 'edit/x');
  persistedForm<object>(name, {}).write({
    values: { customerName: 'Ana' },
    base: { customerName: 'Anna' },
  });
  const form = formOfBooking(booking);
  const draft = persistedForm(name, { values: form, base: form });
  expect(draft.read()).toMatchObject({
    values: { ...form, customerName: 'Ana' },
    base: { ...form, customerName: 'Anna' },
  });
  draft.remove();
  expect(draft.read()).toBeUndefined();
});
