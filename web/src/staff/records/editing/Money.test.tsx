import { fireEvent, screen } from '@testing-library/react';
import type { Payment } from '@selasar/domain';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { withServer } from '../../../testing/withServer.ts';
import type { Priced } from './balanceText.ts';

const { server, Money } = await withServer(() => import('./Money.tsx'));

const at = new Date('2026-11-21T02:30:00Z');
const record: Priced = {
  kind: 'bookings',
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  total: 540,
  updatedAt: at,
  isOpen: true,
};

/** The price, and the listener that reports a change of the record. */
function Sheet({ report }: { report: () => Partial<Priced> }) {
  const [reported, setReported] = useState<Partial<Priced>>({});
  return (
    <>
      <button onClick={() => setReported(report())}>Report</button>
      <Money record={{ ...record, ...reported }} />
    </>
  );
}
const show = (report: () => Partial<Priced>) =>
  renderAt('/', [{ path: '/', element: <Sheet report={report} /> }]);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (index: number) => {
  const [body] = server.requests.slice(index).map((request) => request.body) as [
    {
      data: { paymentId: string; amount: number };
    },
  ];
  return body.data;
};

/** The first payment that was sent, as the record has it. */
const recorded = (): Partial<Priced> => {
  const { paymentId: id, amount } = sent(0);
  const payment: Payment = { id, amount, date: '2026-11-20', way: 'cash', by: 'x', byName: '', at };
  return { payments: [payment] };
};

it('a payment whose answer was lost is not recorded twice when the form is changed and sent again', async () => {
  server.answer = () => undefined;
  show(recorded);
  press('Add a payment');
  press('Save the payment');
  await screen.findByText(/^No answer from the server/);
  type('Amount (USD)', '500');
  press('Save the payment');
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  expect(sent(1)).toMatchObject({ amount: 500, paymentId: sent(0).paymentId });
  await screen.findByText(/^No answer from the server/);
  press('Report');
  expect(screen.getByText(/^The payment is recorded as listed above/)).toBeTruthy();
  expect(screen.queryByText(/^No answer from the server/)).toBeNull();
  expect(button('Save the payment').disabled).toBe(true);
  press('Close');
  expect(button('Add a payment')).toBeTruthy();
});

it('the refusal of a changed payment says that the first one is recorded', async () => {
  const details = { code: 'request-id-reused', message: 'Already sent.', field: 'paymentId' };
  server.answer = () => ({
    status: 409,
    json: { error: { status: 'ALREADY_EXISTS', message: 'Already sent.', details } },
  });
  show(recorded);
  press('Add a payment');
  press('Save the payment');
  await screen.findByText(/^The payment is recorded as listed above/);
  expect(screen.queryByText('Already sent.')).toBeNull();
});

it('a payment form that is changed while it is saved says what is recorded', async () => {
  server.answer = () => {
    type('Note', 'Deposit');
    return { json: { result: { paymentId: 'x' } } };
  };
  show(recorded);
  press('Add a payment');
  press('Save the payment');
  await screen.findByText('The payment is recorded');
  press('Report');
  expect(screen.getByText(/^The payment is recorded as listed above/)).toBeTruthy();
});

it('the own price is no change by someone else, and what is typed while it is saved stays', async () => {
  server.answer = () => {
    press('Report');
    expect(screen.queryByText(/^Someone else/)).toBeNull();
    type('Reason', 'Repeat guest, third stay');
    return { json: { result: { total: 500 } } };
  };
  show(() => ({ total: 500 }));
  press('Set the price');
  type('Price (USD)', '500');
  type('Reason', 'Repeat guest');
  press('Set the price');
  await screen.findByText('The price is $500');
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Repeat guest, third stay');
});
