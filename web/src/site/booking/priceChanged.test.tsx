import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain';
import { useLoaderData } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { baliToday } from '../../clock/baliToday.ts';
import { deleteApps } from '../../data/firebase/testing/deleteApps.ts';
import { fill } from '../../testing/fill.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { beSuite, startServer } from '../../testing/server.ts';
import type { Server } from '../../testing/server.ts';
import type * as card from './BookingCard.tsx';

let server: Server;
let BookingCard: typeof card.BookingCard;
beforeAll(async () => {
  server = await startServer();
  vi.resetModules();
  await deleteApps();
  ({ BookingCard } = await import('./BookingCard.tsx'));
});
beforeEach(() => beSuite(server, 3));
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await deleteApps();
  // The next test in this process gets its own app.
  vi.resetModules();
  await server.close();
});

const startDate = addDays(baliToday(), 20);
const message = 'The price has changed in the meantime: it is $220 now.';
const changed = { code: 'price-changed', message };
const refusal = {
  status: 400,
  json: { error: { status: 'FAILED_PRECONDITION', details: changed } },
};

it('a booking is not sent at a price that the guest has not seen', async () => {
  /** The price per person when the page opens, and when it loads again. */
  const prices = [85, 110];
  function Page() {
    const price = useLoaderData<number>();
    return <BookingCard item={{ type: 'tour', id: 'ubud-walk', name: 'Ubud Walk', price }} />;
  }
  server.answer = () => refusal;
  renderAt(`/?from=${startDate}`, [
    { path: '/', loader: () => prices.shift(), Component: Page, HydrateFallback: () => null },
  ]);
  await screen.findByText('Total $170');
  await fill(screen.getByRole('textbox', { name: 'Name' }), 'Hannah Vogel');
  await fill(screen.getByRole('textbox', { name: 'Email' }), 'hannah@example.com');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('Total $220')).toBeTruthy();
  expect(screen.getByDisplayValue('Hannah Vogel')).toBeTruthy();

  // The message has told the new price.
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  const [first, second] = server.requests.map(({ body }) => (body as { data: object }).data);
  expect(first).toMatchObject({ startDate, shownTotal: 170 });
  expect(second).toMatchObject({ startDate });
  expect(second).not.toHaveProperty('shownTotal');
});
