import type { Payment } from '@selasar/domain/requests';
import { fireEvent, screen } from '@testing-library/react';
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
  totalPrice: 540,
  status: 'confirmed',
  updatedAt: at,
};

/** The price, and the listener that reports a change of the record. */
function Sheet({ report, first = record }: { report: () => Partial<Priced>; first?: Priced }) {
  const [reported, setReported] = useState<Partial<Priced>>({});
  return (
    <>
      <button onClick={() => setReported(report())}>Report</button>
      <Money record={{ ...first, ...reported }} />
    </>
  );
}
const show = (report: () => Partial<Priced>, first?: Priced, address = '/') =>
  renderAt(address, [{ path: '/', element: <Sheet report={report} {...(first && { first })} /> }]);
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
  show(() => ({ totalPrice: 500 }));
  press('Set the price');
  type('Price (USD)', '500');
  type('Reason', 'Repeat guest');
  press('Set the price');
  await screen.findByText('The price is $500');
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Repeat guest, third stay');
});

const withDeposit: Priced = {
  ...record,
  startDate: '2096-12-30',
  deposit: 162,
  depositDue: '2020-11-27',
};

it('an open deposit is the amount of the next payment, and its payment link is checked', async () => {
  server.answer = () => ({ json: { result: { link: 'https://pay.example.com/7' } } });
  show(() => ({ paymentLink: 'https://pay.example.com/7' }), withDeposit);
  expect(screen.getByText('Deposit: $162 due Nov 27, 2020, overdue')).toBeTruthy();
  press('Add a payment');
  expect(screen.getByLabelText('Amount (USD)')).toHaveProperty('value', '162');
  press('Cancel');
  press('Add a payment link');
  type('Payment link', 'http://pay.example.com/7');
  press('Save the link');
  await screen.findByText(/^Please paste the whole link/);
  expect(server.requests).toEqual([]);
  type('Payment link', 'https://pay.example.com/7');
  press('Save the link');
  await screen.findByText('The payment link is saved');
  press('Report');
  expect(screen.getByRole('link', { name: 'pay.example.com' })).toBeTruthy();
});

it('a paid deposit asks for nothing more', () => {
  const payments = [{ ...paid, amount: 200 }];
  show(() => ({}), { ...withDeposit, paymentLink: 'https://pay.example.com/7', payments });
  expect(screen.getByText('Deposit: $162 paid')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /payment link/ })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

const paid: Payment = {
  id: 'p',
  amount: 170,
  date: '2026-11-20',
  way: 'cash',
  by: 'x',
  byName: '',
  at,
};
const cancelled: Priced = { ...record, status: 'cancelled', payments: [paid] };

it('gives back what a cancelled guest has paid, and no more', async () => {
  server.answer = () => ({ json: { result: { paymentId: 'x' } } });
  show(() => ({}), cancelled);
  expect(screen.getByText('$170 paid, $170 to give back')).toBeTruthy();
  press('Give back');
  expect(screen.getByLabelText('Amount to give back (USD)')).toHaveProperty('value', '170');
  for (const [typed, refusal] of [
    ['170.01', 'At most $170: that is what was paid'],
    ['-5', 'Please enter an amount'],
  ] as const) {
    type('Amount to give back (USD)', typed);
    press('Record as given back');
    // oxlint-disable-next-line no-await-in-loop
    await screen.findByText(refusal);
  }
  expect(server.requests).toEqual([]);
  type('Amount to give back (USD)', '100');
  press('Record as given back');
  await screen.findByText('The refund is recorded');
  expect(sent(0)).toMatchObject({ amount: -100 });
});

it('the link of a refund that is due opens its form once, where the user can type', async () => {
  const router = show(() => ({}), cancelled, `/?open=${record.id}&refund`);
  expect(document.activeElement).toBe(screen.getByLabelText('Amount to give back (USD)'));
  await vi.waitFor(() => expect(router.state.location.search).toBe(`?open=${record.id}`));
  press('Cancel');
  expect(button('Give back')).toBeTruthy();
});

it.each([
  ['another record is open', cancelled, '/?open=other&refund'],
  ['it is given back by now', { ...cancelled, payments: [] }, `/?open=${record.id}&refund`],
])('no form for a refund opens if %s', (_why, first, address) => {
  show(() => ({}), first, address);
  expect(button('Add a payment')).toBeTruthy();
});

it.each(['1.000', '1,000', '12.345'])(
  '%s, which may mean a thousand, is not recorded',
  async (amount) => {
    show(recorded);
    press('Add a payment');
    type('Amount (USD)', amount);
    press('Save the payment');
    await screen.findByText('Please enter a number, such as 1000 or 12.50');
    expect(screen.getByLabelText<HTMLInputElement>('Amount (USD)').value).toBe(amount);
    expect(server.requests).toHaveLength(0);
  },
);
