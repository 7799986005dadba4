import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain/core';
import { useLoaderData } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { baliToday } from '../../clock/useToday.ts';
import { fill } from '../../testing/fill.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { withServer } from '../../testing/withServer.ts';

const { server, BookingCard } = await withServer(() => import('./BookingCard.tsx'));

const startDate = addDays(baliToday(), 20);
const message = 'The price has changed in the meantime: it is $220 now.';
const changed = { code: 'price-changed', message };
const refusal = {
  status: 400,
  json: { error: { status: 'FAILED_PRECONDITION', details: changed } },
};

/** Opens the page of a tour at $85 a person, whose price is another one when the page loads again. */
async function fillIn(reload: () => number) {
  const prices = [() => 85];
  function Page() {
    const price = useLoaderData<number>();
    return <BookingCard item={{ type: 'tour', id: 'ubud-walk', name: 'Ubud Walk', price }} />;
  }
  server.answer = () => refusal;
  const loader = () => (prices.pop() ?? reload)();
  renderAt(`/?from=${startDate}`, [
    { path: '/', loader, Component: Page, HydrateFallback: () => null },
  ]);
  await screen.findByText('Total $170');
  await fill(screen.getByRole('textbox', { name: 'Name' }), 'Hannah Vogel');
  await fill(screen.getByRole('textbox', { name: 'Email' }), 'hannah@example.com');
}
/** Sends the form, and resolves to the request. */
async function send() {
  const before = server.requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  await vi.waitFor(() => expect(server.requests).toHaveLength(before + 1));
  return (server.requests[before]!.body as { data: object }).data;
}

it('a booking is not sent at a price that the guest has not seen', async () => {
  await fillIn(() => 110);
  expect(await send()).toMatchObject({ startDate, shownTotal: 170 });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('Total $220')).toBeTruthy();
  expect(screen.getByDisplayValue('Hannah Vogel')).toBeTruthy();
  expect(await send()).toMatchObject({ startDate, shownTotal: 220 });
});

it('who sends again accepts the price of the message, where the page cannot load it', async () => {
  await fillIn(() => 85);
  expect(await send()).toMatchObject({ shownTotal: 170 });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await send()).not.toHaveProperty('shownTotal');
});
