import type { Transfer } from '@selasar/domain/requests';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { withServer } from '../../../testing/withServer.ts';

const { server, SourceOfRequest } = await withServer(() => import('./Source.tsx'));

const at = new Date('2026-11-21T02:30:00Z');
const transfer: Transfer = {
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  customerName: 'Ana',
  customerEmail: '',
  pickupLocation: 'Airport',
  destination: 'Ubud',
  pickupDate: '2026-12-30',
  pickupTime: '14:00',
  passengers: 2,
  luggage: 2,
  totalAmount: 50,
  isStandalone: true,
  status: 'cancelled',
  createdAt: at,
  updatedAt: at,
  source: {
    via: 'partner',
    partner: 'Hotel Gone',
    percent: 10,
  },
};
const select = () => screen.getByRole('combobox', { name: 'Only staff see it' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('keeps a partner who was removed, and says why a choice was not saved', async () => {
  renderAt('/', [{ path: '/', element: <SourceOfRequest kind="transfers" request={transfer} /> }]);
  expect(select().textContent).toBe('Hotel Gone (10% commission)');
  // Nothing is owed for what is cancelled.
  screen.getByText('Commission: $0');
  await userEvent.click(select());
  expect(options().slice(0, 4)).toEqual([
    'Phone',
    'WhatsApp',
    'Website',
    'Hotel Gone (10% commission)',
  ]);
  // No database answers here.
  expect(options()[4]).toMatch(/^The partners (are loading…|could not be loaded)$/);
  const message = 'Somebody else has changed the source in the meantime. It is now: Phone.';
  const error = {
    status: 'FAILED_PRECONDITION',
    message,
    details: { code: 'source-changed', message },
  };
  server.answer = () => ({ status: 400, json: { error } });
  await userEvent.click(screen.getByRole('option', { name: 'WhatsApp' }));
  await screen.findByText(message);
  expect(select().textContent).toBe('Hotel Gone (10% commission)');
  expect(server.requests.at(-1)?.body).toEqual({
    data: { kind: 'transfers', id: transfer.id, seen: 'partner Hotel Gone', source: 'whatsapp' },
  });
});
