import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { dateField, textIn, typeParts } from '../../../testing/dateField.ts';
import { anyDays } from './days.ts';
import type { Days } from './days.ts';
import { DaysFilter } from './DaysFilter.tsx';

const onChange = vi.fn<(days: Days | undefined, step: string | undefined) => void>();

/** A filter that keeps its value, as the URL of a list does. */
function Filter({ today, before }: { today: string; before?: Days }) {
  const [days, setDays] = useState(before);
  return (
    <DaysFilter
      days={days}
      today={today}
      onChange={(change, step) => {
        onChange(change.days, step);
        setDays(change.days);
      }}
    />
  );
}
const shown = async () => [textIn(await dateField('From')), textIn(await dateField('To'))];
const chip = (name: string) => screen.getByRole('button', { name });

it('a chip is switched on and off by keyboard, and moves on at midnight', async () => {
  const { rerender } = render(<Filter today="2026-12-31" />);
  chip('Tomorrow').focus();
  await userEvent.keyboard('{Enter}');
  expect(chip('Tomorrow').getAttribute('aria-pressed')).toBe('true');
  expect(await shown()).toEqual(['Jan 1, 2027', 'Jan 1, 2027']);
  rerender(<Filter today="2027-01-01" />);
  expect(await shown()).toEqual(['Jan 2, 2027', 'Jan 2, 2027']);
  await userEvent.keyboard(' ');
  expect(chip('Tomorrow').getAttribute('aria-pressed')).toBe('false');
  expect(await shown()).toEqual(['', '']);
});

it('an edited field turns a chip into fixed days, as one history step until it is left', async () => {
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
  await userEvent.click(chip('All days'));
  expect(screen.queryByText('Must not be before From')).toBeNull();
});
