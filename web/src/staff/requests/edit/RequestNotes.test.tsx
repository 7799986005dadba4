import type { CallError } from '@selasar/domain/core';
import type { NewBookingForm } from '@selasar/domain/requests';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { dateField, textIn } from '../../../testing/dateField.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { emptyForm, fillInDates } from './BookingControls.tsx';
import { RequestNotes, useReason } from './RequestNotes.tsx';
import {
  checkedBookingFields,
  type FailedAttempt,
  refusalOf as refusalIn,
  type Verdict,
} from './verdict.ts';

const taken = 'Some of these nights are taken. Please choose other dates.';
const free = { startDate: '2026-12-03', endDate: '2026-12-05' };
const open: Verdict = { price: [], soft: [], hard: undefined };
const refused: Verdict = { ...open, hard: { text: taken, alternatives: [free] } };
const requested: NewBookingForm = {
  ...emptyForm,
  itemId: 'sawah',
  startDate: '2026-12-01',
  endDate: '2026-12-03',
};
/** The server's refusal, and other bookings for the same nights. */
const answer: CallError = {
  code: 'nights-taken',
  message:
    'Villa Sawah is not free on all of these nights. Free nearby: Dec 3, 2026 – Dec 5, 2026.',
  freeStays: [free],
};
const failed = { form: requested, text: answer.message, details: answer };
const refusalOf = (attempt: FailedAttempt<NewBookingForm>, form: NewBookingForm) =>
  refusalIn(attempt, form, checkedBookingFields);
const save = vi.fn<() => Promise<void>>(async () => undefined);

function Form({ verdict, tries }: { verdict: Verdict; tries?: number }) {
  const form = useForm<NewBookingForm>({ defaultValues: requested });
  const typed = useWatch({ control: form.control }) as NewBookingForm;
  const { reason, submit } = useReason(verdict.hard !== undefined, save, tries);
  return (
    <form onSubmit={submit}>
      <CivilDateInput control={form.control} name="startDate" label="Check-in" />
      <CivilDateInput control={form.control} name="endDate" label="Check-out" />
      <RequestNotes
        verdict={verdict}
        waiting={[]}
        isConfirmed
        facts="known"
        refusal={refusalOf(failed, typed)}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
      <button type="submit">Book</button>
    </form>
  );
}
const show = (verdict: Verdict) =>
  renderAt('/', [{ path: '/', element: <Form verdict={verdict} /> }]);

it('shows a rule of the page and the server once, and leads there on submit', async () => {
  save.mockClear();
  show(refused);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(`${taken}Available nearby:Dec 3, 2026 – Dec 5, 2026`);
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(save).not.toHaveBeenCalled();
  await expect.poll(() => document.activeElement).toBe(alert);
});

it('fills in available dates on click, including those that only the server knows', async () => {
  save.mockClear();
  show(open);
  const [checkIn, checkOut] = [await dateField('Check-in'), await dateField('Check-out')];
  expect(screen.getByRole('alert').textContent).toContain(taken);
  await userEvent.click(screen.getByRole('button', { name: 'Dec 3, 2026 – Dec 5, 2026' }));
  expect([textIn(checkIn), textIn(checkOut)]).toEqual(['Dec 3, 2026', 'Dec 5, 2026']);
  await expect
    .poll(() => document.activeElement)
    .toBe(within(checkIn).getByRole('spinbutton', { name: 'Month' }));
  // It was about other dates.
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(save).toHaveBeenCalledOnce();
});

it('keeps saying that the outcome of a sent form is unknown, whatever is typed', () => {
  const lost = { form: requested, text: 'No answer came.', details: undefined };
  expect(refusalOf(lost, { ...requested, startDate: '2026-12-02' })?.text).toBe('No answer came.');
  expect(refusalOf(failed, { ...requested, customerName: 'Ana' })?.alternatives).toEqual([free]);
  expect(refusalOf(failed, { ...requested, numberOfGuests: 3 })).toBeUndefined();
});

it('does not repeat a rule that the server has named too', () => {
  const problem = 'stay-too-short';
  const text = 'Please stay at least 3 nights.';
  const byOverridable = { code: 'not-bookable', problem, message: text } as const;
  renderAt('/', [
    {
      path: '/',
      element: (
        <RequestNotes
          verdict={{ ...open, soft: [{ problem, text }] }}
          waiting={[]}
          isConfirmed
          facts="known"
          refusal={refusalOf({ form: requested, text, details: byOverridable }, requested)}
          reason={null}
          onChoose={() => undefined}
        />
      ),
    },
  ]);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    `Rule: ${text}`,
  ]);
});

it('a form that was sent in vain leads to the reason, which may be out of sight', async () => {
  renderAt('/', [{ path: '/', element: <Form verdict={open} tries={1} /> }]);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('alert'));
});
