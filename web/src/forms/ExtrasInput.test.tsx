import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain/core';
import type { Extras, OfferTerms } from '@selasar/domain/pricing';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ExtrasInput } from './ExtrasInput.tsx';

const extras: Extras = {
  guide: { names: { en: 'Guide' }, usd: 40, per: 'booking', noticeHours: 48 },
  lovina: { names: { en: 'Lovina' }, usd: 25, per: 'car', carSeats: 5, area: true },
  lunch: { names: { en: 'Lunch' }, usd: 8, per: 'guest', most: 2 },
  ubud: { names: { en: 'Ubud' }, usd: 0, per: 'booking', area: true },
};
const tour: OfferTerms = { type: 'tour', price: 80, rules: { extras } };
// 9:30 on November 21 in Bali.
const now = new Date('2026-11-21T01:30:00Z');
const today = '2026-11-21';

interface FormProps {
  day?: string;
  chosen?: string;
  terms?: OfferTerms;
  ordered?: string;
}

function Form({ day = addDays(today, 20), chosen = '', terms = tour, ordered }: FormProps) {
  const form = useForm({ defaultValues: { startDate: day, chosenExtras: chosen } });
  return (
    <>
      <ExtrasInput
        control={form.control}
        terms={terms}
        now={now}
        ordered={ordered === undefined ? undefined : { startDate: day, chosenExtras: ordered }}
      />
      <p data-testid="chosen">{useWatch({ control: form.control }).chosenExtras}</p>
    </>
  );
}
const chosen = () => screen.getByTestId('chosen').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const area = () => screen.getByRole('combobox', { name: 'Pickup area' });

it('one area and some of each extra are chosen, by mouse and by keyboard, with their prices', async () => {
  render(<Form />);
  expect(area().textContent).toBe('Not sure yet: we will ask you');
  expect(screen.getByText('$40, book at least 48 hours ahead')).toBeTruthy();
  await userEvent.click(area());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Not sure yet: we will ask you',
    'Ubud: included',
    'Lovina: $25 per car for up to 5 guests',
  ]);
  await userEvent.click(screen.getByRole('option', { name: /^Lovina/ }));
  await press('One more: Lunch');
  await press('One more: Lunch');
  // Two at most.
  await press('One more: Lunch');
  screen.getByRole('button', { name: 'One more: Guide' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(chosen()).toBe('guide:1,lovina:1,lunch:2');
  expect(screen.getByRole('status', { name: 'Lunch' }).textContent).toBe('2');
  await userEvent.click(area());
  await userEvent.click(screen.getByRole('option', { name: /^Ubud/ }));
  await press('One less: Lunch');
  expect(chosen()).toBe('guide:1,lunch:1,ubud:1');
  await userEvent.click(area());
  await userEvent.click(screen.getByRole('option', { name: /^Not sure/ }));
  expect(chosen()).toBe('guide:1,lunch:1');
});

it('what needs more notice says so and cannot be added, unless it is ordered already', async () => {
  const late = '$40, book at least 48 hours ahead: too late to book';
  const { unmount } = render(<Form day={addDays(today, 1)} />);
  expect(screen.getByText(late)).toBeTruthy();
  await press('One more: Guide');
  expect(chosen()).toBe('');
  unmount();
  render(<Form day={addDays(today, 1)} chosen="" ordered="guide:1" />);
  expect(screen.queryByText(late)).toBeNull();
  await press('One more: Guide');
  expect(chosen()).toBe('guide:1');
});

it('of what is ordered, no more can be added when it is too late, and one that was taken out can be put back', async () => {
  const rules = { extras: { guide: { ...extras['guide']!, most: 3 } } };
  const terms = { ...tour, rules };
  render(<Form day={addDays(today, 1)} chosen="guide:2" ordered="guide:2" terms={terms} />);
  await press('One more: Guide');
  expect(chosen()).toBe('guide:2');
  await press('One less: Guide');
  await press('One more: Guide');
  expect(chosen()).toBe('guide:2');
});

it('what a kept form has and the offer no longer has is taken out, and said', async () => {
  const gone = 'Not all of these extras are offered any more. Please choose again.';
  const { rerender } = render(<Form chosen="dinner:2,lunch:1" />);
  expect(chosen()).toBe('lunch:1');
  expect(screen.getByText(gone)).toBeTruthy();
  await press('One more: Lunch');
  expect(screen.queryByText(gone)).toBeNull();
  // The page loads the offer again.
  rerender(<Form terms={{ ...tour, rules: {} }} />);
  expect(chosen()).toBe('');
  expect(screen.getByText(gone)).toBeTruthy();
  expect(screen.queryByText('Extras')).toBeNull();
});

it('of what the offer now has fewer of, no more are kept, and it is said', () => {
  const rules = { extras: { lunch: { ...extras['lunch']!, most: 1 } } };
  render(<Form chosen="lunch:2" terms={{ ...tour, rules }} />);
  expect(chosen()).toBe('lunch:1');
  expect(screen.getByText(/^Not all of these extras/)).toBeTruthy();
});

it('a villa has no pickup areas, and an offer without extras has nothing', () => {
  const { unmount, container } = render(<Form terms={{ type: 'tour', price: 1 }} />);
  expect(container.textContent).toBe('');
  unmount();
  render(<Form terms={{ ...tour, type: 'villa' }} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getAllByRole('status')).toHaveLength(2);
});
