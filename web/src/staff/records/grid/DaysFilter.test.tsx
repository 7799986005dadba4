import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const chip = (name: string) => screen.getByRole('button', { name });

it('a chip is switched on and off by keyboard, and moves on at midnight', async () => {
  const { rerender } = render(<Filter today="2026-12-31" />);
  chip('Tomorrow').focus();
  await userEvent.keyboard('{Enter}');
  expect(chip('Tomorrow').getAttribute('aria-pressed')).toBe('true');
  expect([field('From').value, field('To').value]).toEqual(['2027-01-01', '2027-01-01']);
  rerender(<Filter today="2027-01-01" />);
  expect([field('From').value, field('To').value]).toEqual(['2027-01-02', '2027-01-02']);
  await userEvent.keyboard(' ');
  expect(chip('Tomorrow').getAttribute('aria-pressed')).toBe('false');
  expect(field('From').value).toBe('');
});

it('an edited field turns a chip into fixed days, as one history step until it is left', () => {
  onChange.mockClear();
  render(<Filter today="2026-12-14" before={{ ...anyDays, near: 'next-7' }} />);
  fireEvent.change(field('To'), { target: { value: '2026-12-24' } });
  fireEvent.change(field('To'), { target: { value: '2026-12-25' } });
  const days = { ...anyDays, from: '2026-12-14', to: '2026-12-25' };
  expect(onChange.mock.calls).toEqual([
    [{ ...days, to: '2026-12-24' }, 'step'],
    [days, 'same step'],
  ]);
});

it('waits for the whole year', () => {
  onChange.mockClear();
  render(<Filter today="2026-12-14" />);
  for (const value of ['0002-12-20', '0020-12-20', '0202-12-20']) {
    fireEvent.change(field('From'), { target: { value } });
  }
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field('From'), { target: { value: '2026-12-20' } });
  expect(onChange).toHaveBeenCalledOnce();
});

it('shows an error at a last day before the first day, and offers all days', async () => {
  render(
    <Filter today="2026-12-14" before={{ ...anyDays, from: '2026-12-20', to: '2026-12-14' }} />,
  );
  expect(field('To').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Must not be before From')).toBeTruthy();
  await userEvent.click(chip('All days'));
  expect(screen.queryByText('Must not be before From')).toBeNull();
});
