import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { Calendar } from './Calendar.tsx';
import type { CalendarDays, CalendarProps } from './Month.tsx';

const onPick = vi.fn<(day: string) => void>();
const days: CalendarDays = {
  min: '2026-11-28',
  max: '2027-02-10',
  blockedOf: (day) =>
    day >= '2026-12-03' && day <= '2026-12-05' ? { mark: 'taken', label: 'taken' } : undefined,
};

function Field(props: Partial<CalendarProps>) {
  const [day, setDay] = useState('');
  return (
    <Calendar
      months={1}
      today="2026-11-28"
      days={days}
      from={day}
      to={day}
      onPick={(picked) => {
        onPick(picked);
        setDay(picked);
      }}
      {...props}
    />
  );
}
function show(props: Partial<CalendarProps> = {}) {
  onPick.mockClear();
  return renderAt('/', [{ path: '/', element: <Field {...props} /> }]);
}
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const at = () => document.activeElement?.getAttribute('data-day');
const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`);
const shownMonths = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('the focus goes to today', () => {
  show();
  expect(at()).toBe('2026-11-28');
});

it('the focus goes to the picked day, in its month', () => {
  show({ from: '2026-12-20', to: '2026-12-20' });
  expect(at()).toBe('2026-12-20');
  expect(shownMonths()).toEqual(['December 2026']);
});

it('days that cannot be picked are reached and read, and neither a click nor Enter picks them', async () => {
  show();
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
  expect(at()).toBe('2026-12-03');
  expect(day('2026-12-03')?.ariaLabel).toBe('3 December, taken');
  expect(day('2026-12-03')?.ariaDisabled).toBe('true');
  await user.keyboard('{Enter} ');
  await user.click(day('2026-12-04')!);
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(at()).toBe('2026-12-06');
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['2026-12-06']]);
  expect(day('2026-12-06')?.ariaSelected).toBe('true');
});

it('keys stay within the days that can be viewed', async () => {
  show();
  await user.keyboard('{Home}{PageUp}{ArrowLeft}');
  expect(at()).toBe('2026-11-28');
  expect(day('2026-11-27')).toHaveProperty('disabled', true);
  expect(day('2026-11-27')?.ariaLabel).toBe('27 November, passed');
  await user.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}');
  expect(at()).toBe('2027-02-10');
  expect(day('2027-02-11')?.ariaLabel).toBe('11 February, too far ahead');
});

it('keys turn the months, and a second one gets the focus without turning', async () => {
  show({ months: 2 });
  expect(shownMonths()).toEqual(['November 2026', 'December 2026']);
  await user.keyboard('{PageDown}');
  expect(at()).toBe('2026-12-28');
  expect(shownMonths()).toEqual(['November 2026', 'December 2026']);
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('2027-01-04');
  expect(shownMonths()).toEqual(['January 2027', 'February 2027']);
});

it('one day is a tab stop, also in months that a button turned to', async () => {
  show({ months: 2 });
  const stops = () =>
    screen
      .getAllByRole('gridcell')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((cell) => cell.dataset['day']);
  expect(stops()).toEqual(['2026-11-28']);
  const next = screen.getByRole('button', { name: 'Next month' });
  await user.click(next);
  expect(stops()).toEqual(['2026-12-01']);
  expect(document.activeElement).toBe(next);
});

it('the buttons turn up to the first and last month, keep the focus, and the new months are read out', async () => {
  show({ months: 2 });
  const [previous, next] = ['Previous month', 'Next month'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(previous?.ariaDisabled).toBe('true');
  await user.click(next!);
  expect(screen.getByRole('status').textContent).toBe('December 2026, January 2027');
  await user.click(next!);
  expect(next?.ariaDisabled).toBe('true');
  await user.click(next!);
  expect(shownMonths()).toEqual(['January 2027', 'February 2027']);
  expect(document.activeElement).toBe(next);
  await user.click(previous!);
  expect(shownMonths()).toEqual(['December 2026', 'January 2027']);
});

it('names its months, and weeks begin on Monday', () => {
  show({ months: 2 });
  const month = screen.getByRole('grid', { name: 'December 2026' });
  const headers = within(month).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent).join(' ')).toBe('Mo Tu We Th Fr Sa Su');
  expect(headers[0]?.ariaLabel).toBe('Monday');
  expect(day('2026-12-01')?.ariaColIndex).toBe('2');
});

it('a range is selected from its first to its last day', () => {
  show({ from: '2026-12-10', to: '2026-12-13' });
  const selected = screen.getAllByRole('gridcell', { selected: true });
  expect(selected.map((cell) => cell.textContent)).toEqual(['10', '11', '12', '13']);
});

it('reports the days that are visible, once', async () => {
  const onRangeChange = vi.fn<(from: string, to: string) => void>();
  show({ months: 2, days: { ...days, onRangeChange } });
  await user.keyboard('{ArrowDown}');
  expect(onRangeChange.mock.calls).toEqual([['2026-11-01', '2026-12-31']]);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(onRangeChange.mock.calls.slice(1)).toEqual([['2026-12-01', '2027-01-31']]);
});
