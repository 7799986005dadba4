import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { dateField, textIn, typeParts } from '../../testing/dateField.ts';
import { anyDays, type Days } from './days.ts';
import { DatesFilter, NearDaysFilter } from './DaysFilter.tsx';

const onChange = vi.fn<(days: Days | undefined, step: string | undefined) => void>();

/** A filter that keeps its value, as the URL of a list does. */
function Filter({ today, before }: { today: string; before?: Days }) {
  const [days, setDays] = useState(before);
  const change = (next: { days: Days | undefined }, step?: string) => {
    onChange(next.days, step);
    setDays(next.days);
  };
  return (
    <>
      <NearDaysFilter days={days} onChange={change} />
      <DatesFilter days={days} today={today} onChange={change} />
    </>
  );
}
const shown = async () => [textIn(await dateField('From')), textIn(await dateField('To'))];
const near = () => screen.getByRole('combobox', { name: 'Days' });
const choose = async (name: string) => {
  await userEvent.click(near());
  await userEvent.click(screen.getByRole('option', { name }));
};

it('near days are chosen by keyboard, and move on at midnight', async () => {
  const { rerender } = render(<Filter today="2026-12-31" />);
  near().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(near().textContent).toBe('Tomorrow');
  expect(await shown()).toEqual(['Jan 1, 2027', 'Jan 1, 2027']);
  rerender(<Filter today="2027-01-01" />);
  expect(await shown()).toEqual(['Jan 2, 2027', 'Jan 2, 2027']);
  await userEvent.keyboard('{Enter}{Home}{Enter}');
  expect(near().textContent).toBe('All days');
  expect(await shown()).toEqual(['', '']);
});

it('an edited field turns near days into own dates, as one history step until it is left', async () => {
  onChange.mockClear();
  render(<Filter today="2026-12-14" before={{ ...anyDays, near: 'next-7' }} />);
  const field = await dateField('To');
  await userEvent.click(within(field).getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('{PageDown}{ArrowUp}');
  const days = { ...anyDays, from: '2026-12-14', to: '2026-12-16' };
  expect(onChange.mock.calls).toEqual([
    [{ ...days, to: '2026-12-15' }, 'step'],
    [days, 'same step'],
  ]);
  expect(near().textContent).toBe('Own dates');
  await userEvent.click(document.body);
  await userEvent.click(within(field).getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange.mock.lastCall).toEqual([{ ...days, to: '2026-12-17' }, 'step']);
});

it('waits for the whole year', async () => {
  onChange.mockClear();
  render(<Filter today="2026-12-14" />);
  const field = await dateField('From');
  typeParts(field, '1220202');
  expect(onChange).not.toHaveBeenCalled();
  typeParts(field, '12202026');
  expect(onChange).toHaveBeenCalledOnce();
});

it('shows an error at a last day before the first day, and offers all days', async () => {
  render(
    <Filter today="2026-12-14" before={{ ...anyDays, from: '2026-12-20', to: '2026-12-14' }} />,
  );
  expect((await dateField('To')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Must not be before From')).toBeTruthy();
  await choose('All days');
  expect(screen.queryByText('Must not be before From')).toBeNull();
});
