import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guests } from '@selasar/domain/core';
import type { OfferTerms } from '@selasar/domain/pricing';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { PartyInput } from './PartyInput.tsx';

const guestKinds = {
  child: { from: 3, to: 11, percent: 50 },
  infant: { to: 2, usd: 0, noSeat: true as const },
};

const tour: OfferTerms = {
  type: 'tour',
  price: 80,
  rules: { guestKinds, seasons: { '2026-12-20/2027-01-05': 100 }, groups: { 4: -10 } },
};

function Form({ startDate, party = '' }: { startDate: string; party?: string }) {
  const form = useForm({ defaultValues: { startDate, numberOfGuests: 3, party } });
  return (
    <>
      <PartyInput control={form.control} terms={tour} />
      <p>{JSON.stringify(useWatch({ control: form.control }))}</p>
    </>
  );
}
const counts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const group = () => within(screen.getByRole('group', { name: 'Guests' }));

it('counts each kind of guest, by mouse and by keyboard, and says what each costs', async () => {
  render(<Form startDate="2026-11-30" />);
  expect(counts()).toEqual(['3', '0', '0']);
  expect(group().getByText('$80 each')).toBeTruthy();
  expect(group().getByText('free, no seat of their own')).toBeTruthy();
  await press('One more: Child (3–11)');
  // Four with a seat are a group; a child pays half of its price.
  expect(group().getByText('$72 each')).toBeTruthy();
  expect(group().getByText('$36 each')).toBeTruthy();
  await press('One more: Infant (0–2)');
  screen.getByRole('button', { name: 'One less: Adult' }).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  // Never without an adult, and the focus stays.
  expect(counts()).toEqual(['1', '1', '1']);
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  const typed = { startDate: '2026-11-30', numberOfGuests: 3, party: 'child:1,infant:1' };
  expect(screen.getByText(JSON.stringify(typed))).toBeTruthy();
});

it('stops at the most guests, and counts kinds that are gone as adults', async () => {
  render(<Form startDate="2026-12-24" party="teen:1,child:1" />);
  expect(counts()).toEqual(['2', '1', '0']);
  expect(group().getByText('$100 each')).toBeTruthy();
  for (let count = 0; count < guests.max; count += 1) await press('One more: Adult');
  expect(counts()).toEqual([String(guests.max - 1), '1', '0']);
  await press('One less: Child (3–11)');
  expect(screen.getByText(/"party":""/)).toBeTruthy();
});
