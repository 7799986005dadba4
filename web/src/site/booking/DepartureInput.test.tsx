import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type OfferRules, takenSeatsIn } from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { DepartureInput } from './DepartureInput.tsx';
import { emptyForm } from './fields.tsx';
import type { BookableItem } from './item.ts';
import type { Calendar } from './useCalendar.ts';

const departures = {
  '08:00': { seats: 8 },
  '14:00': { seats: 4 },
  '17:00': { weekdays: [6] },
  '18:00': { weekdays: [6], seats: 1 },
};
const [saturday, sunday, monday, early] = ['2026-12-05', '2026-12-06', '2026-12-07', '2026-11-30'];
const takenSeats = takenSeatsIn([
  { taken: { [saturday]: 9 }, departures: { [saturday]: { '08:00': 5, '14:00': 4 } } },
]);

interface FormProps {
  startDate: string;
  startTime?: string;
  rules?: OfferRules;
  isKnown?: boolean;
}

function Form({ startDate, startTime = '', rules = { departures }, isKnown = true }: FormProps) {
  const item: BookableItem = { type: 'tour', id: 'reef', name: 'Reef Walk', price: 80, rules };
  const form = useForm<BookingForm>({
    defaultValues: { ...emptyForm(item), startDate, startTime },
  });
  const availability = { now: new Date('2026-11-30T01:00:00Z'), takenSeats };
  const months = { isKnown: () => isKnown };
  const calendar = { availability, months } as unknown as Calendar;
  return (
    <>
      <DepartureInput {...{ item, form, calendar }} />
      <button onClick={() => form.setFocus('startTime')}>Focus</button>
      {[saturday, sunday, monday].map((day) => (
        <button key={day} onClick={() => form.setValue('startDate', day)}>
          {day}
        </button>
      ))}
      <button onClick={() => form.reset({ ...form.getValues(), startTime: '' })}>Reset</button>
      <output>{useWatch({ control: form.control, name: 'startTime' })}</output>
    </>
  );
}
const choices = () =>
  screen.queryAllByRole<HTMLInputElement>('radio').map(({ labels, disabled }) => {
    const text = labels?.[0]?.textContent ?? '';
    return disabled ? `(${text})` : text;
  });
const chosen = () => screen.getByRole('status').textContent;

it('shows what is left at each time, and lets the keyboard choose among those with room', async () => {
  render(<Form startDate={saturday} />);
  expect(screen.getByRole('group', { name: 'Start time' })).toBeTruthy();
  expect(choices()).toEqual([
    '08:003 places left',
    '(14:00full)',
    '17:00',
    '(18:00only 1 place left)',
  ]);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('08:00');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe('17:00');
});

it('says nothing of seats that are not known, and chooses the only time by itself', () => {
  render(<Form startDate={monday} isKnown={false} />);
  expect(choices()).toEqual(['08:00', '14:00']);
  expect(chosen()).toBe('');
  render(<Form startDate={monday} rules={{ departures: { '08:00': {} } }} />);
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('08:00');
});

it('what was chosen by itself is chosen again in a form that is reset, and not kept for a day with more', async () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const rules = { departures: { '08:00': {}, '14:00': { weekdays: [1] } } };
  render(<Form startDate={saturday} rules={rules} />);
  expect(chosen()).toBe('08:00');
  await press('Reset');
  expect(chosen()).toBe('08:00');
  await press(monday);
  expect(chosen()).toBe('');
  await userEvent.click(screen.getByRole('radio', { name: /08:00/ }));
  await press(saturday);
  await press(monday);
  expect(chosen()).toBe('08:00');
});

it('the first time with room takes the focus, and none does on a day without the tour', async () => {
  const rules = { departures: { '07:00': { seats: 1 }, '08:00': {} }, weekdays: [1, 6] };
  render(<Form startDate={saturday} rules={rules} />);
  await userEvent.click(screen.getByRole('button', { name: 'Focus' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /08:00/ }));
  await userEvent.click(screen.getByRole('button', { name: sunday }));
  expect(choices()).toEqual(['(07:00does not run)', '(08:00does not run)']);
});

it('keeps a time that is gone in sight, and offers none that is too soon', () => {
  render(<Form startDate={early} startTime="07:00" />);
  expect(choices()).toEqual([
    '(07:00does not run)',
    '(08:00too late to book)',
    '(14:00too late to book)',
  ]);
  expect(chosen()).toBe('07:00');
});

it('is not there without a day, or for a tour with one start time', () => {
  render(<Form startDate="" />);
  render(<Form startDate={monday} startTime="07:30" rules={{}} />);
  expect(choices()).toEqual([]);
});
