import { addDays, airportName } from '@selasar/domain/core';
import { noTransferTerms, type TransferTerms } from '@selasar/domain/pricing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { baliToday } from '../../../clock/useToday.ts';
import { dateField, fillDate } from '../../../testing/dateField.ts';
import { fill } from '../../../testing/fill.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { withServer } from '../../../testing/withServer.ts';

const { server, CreateTransfer } = await withServer(() => import('./TransferForm.tsx'));
beforeEach(() => {
  closed.mockClear();
});

const closed = vi.fn<() => void>();
const date = addDays(baliToday(), 20);
const minivan = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };
const show = (terms: Partial<TransferTerms> = {}) =>
  renderAt('/', [
    {
      path: '/',
      element: <CreateTransfer terms={{ ...noTransferTerms, ...terms }} onClose={closed} />,
    },
  ]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function choose(label: string, option: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(screen.getByRole('option', { name: option }));
}
async function fillIn() {
  await fill(screen.getByLabelText('To'), 'Ubud');
  fillDate(await dateField('Date'), date);
  await choose('Time', '14:00');
  await fill(screen.getByLabelText('Name of the guest'), 'Ketut Sari');
}
const inputs = () =>
  server.requests.map(({ body }) => (body as { data: Record<string, unknown> }).data);
const refuse = (details: object) => () => ({
  status: 400,
  json: { error: { status: 'FAILED_PRECONDITION', message: 'no', details } },
});

it('asks for missing fields, then shows the price and sends the same transfer once', async () => {
  show();
  await press('Book');
  expect(await screen.findByText('Please enter a phone number or an email')).toBeTruthy();
  await fillIn();
  await fill(screen.getByLabelText('Phone'), '0812 3456 7890');
  expect(screen.getByText('Price: $50')).toBeTruthy();
  server.answer = refuse({ code: 'busy', message: 'Please try again.' });
  await press('Book');
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again.');
  server.answer = (_path, body) => {
    const { data } = body as { data: { requestId: string; pickupDate: string } };
    const { requestId: transferId, pickupDate } = data;
    const created = { transferId, pickupDate, pickupTime: '14:00', totalAmount: 50 };
    return { json: { result: { ...created, status: 'confirmed' } } };
  };
  await press('Book');
  expect(await screen.findByText('The transfer is created')).toBeTruthy();
  expect(closed).toHaveBeenCalledOnce();
  const [first, second] = inputs();
  expect(first).toMatchObject({
    // Where most transfers begin.
    pickupLocation: airportName,
    destination: 'Ubud',
    pickupDate: date,
    pickupTime: '14:00',
    customerPhone: '0812 3456 7890',
    customerEmail: '',
    status: 'confirmed',
    overrides: [],
  });
  expect(second).toEqual(first);
  expect(server.requests.map(({ path }) => path.split('/').at(-1))).toEqual([
    'createTransferForGuest',
    'createTransferForGuest',
  ]);
});

it('shows terms that staff can override, and sends their overrides', async () => {
  show({ hours: { from: '06:00', to: '12:00' } });
  await fillIn();
  await fill(screen.getByLabelText('Email'), 'ketut@example.com');
  expect(screen.getByText(/^Rule: /)).toBeTruthy();
  server.answer = refuse({ code: 'busy', message: 'Please try again.' });
  await press('Book anyway');
  await screen.findByText('Please try again.');
  expect(inputs()[0]).toMatchObject({ overrides: ['outside-service'] });
});

it('sends nothing that cannot be overridden, but leads to the reason, which disappears once a car is selected', async () => {
  show({ vehicles: [minivan] });
  await fillIn();
  await fill(screen.getByLabelText('Phone'), '0812 3456 7890');
  const reason = screen.getByRole('alert');
  await press('Book');
  await expect.poll(() => document.activeElement).toBe(reason);
  expect(server.requests).toEqual([]);
  await choose('Vehicle', /^Minivan/);
  expect(screen.getByText('Price: $65')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what was typed until the transfer is created or discarded', async () => {
  show();
  await fillIn();
  cleanup();
  show();
  expect(await screen.findByText(/^You have unsaved changes from/)).toBeTruthy();
  expect(screen.getByDisplayValue('Ketut Sari')).toBeTruthy();
  await press('Start over');
  expect(screen.getByLabelText<HTMLInputElement>('Name of the guest').value).toBe('');
});
