import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, company } from '@selasar/domain/core';
import type { TripRequest } from '@selasar/domain/trips';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { baliToday } from '../../clock/useToday.ts';
import { persistedForm } from '../../forms/persistedForm.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { fill } from '../../testing/fill.ts';
import { pickup, stay, tour } from '../../testing/tripRequests.ts';
import { TripKey } from './tripRequest.ts';
import { TripView } from './TripView.tsx';

/** Shows requests. The returned function replaces them, as staff would. */
function show(...requests: TripRequest[]) {
  let put: (now: TripRequest[]) => void = () => {};
  function Page() {
    const [shown, setShown] = useState(requests);
    useEffect(() => {
      put = setShown;
    }, []);
    return (
      <TripKey value="a-key">
        <TripView requests={shown} />
      </TripKey>
    );
  }
  renderAt('/', [{ path: '/', element: <Page /> }]);
  return (...now: TripRequest[]) => act(() => put(now));
}
const card = (name: string) => screen.getByRole('article', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDays = (days: number) => {
  const date = addDays(baliToday(), days);
  return { ...tour, status: 'confirmed', startDate: date, endDate: date } as const;
};
const stayToday = { ...stay, startDate: baliToday() };
const past = { startDate: '2020-12-30', endDate: '2021-01-01' };

describe('a trip', () => {
  it('shows item, date, guests and price of each request', () => {
    show(stay);
    const text = card('Villa Sawah Ubud').textContent;
    for (const fact of [
      'Confirmed',
      'Villa stay',
      'Dec 30, 2096 to Jan 1, 2097',
      '2 guests',
      '$360',
      '2 nights × $180',
      'Deposit $90',
      '#1f0c2a44',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it.each([
    ['cancelled', stay],
    ['cancelled', pickup],
    ['confirmed', stay],
  ] as const)('says what has arrived and what was given back: %s', (status, request) => {
    const payments = [{ amount: 80.55 }, { amount: 10 }, { amount: -50.55 }];
    const put = show({ ...request, status, payments });
    expect(screen.getByRole('article').textContent).toContain('Paid$90.55Given back$50.55');
    put({ ...request, status });
    expect(screen.getByRole('article').textContent).not.toMatch(/Paid|Given back/);
  });

  it('shows the open deposit with the host of its payment link, then that it is paid', () => {
    const due = { ...stay, depositDue: '2096-12-06' };
    const put = show({ ...due, paymentLink: 'https://pay.example.com/7' });
    const deposit = screen.getByRole('region', { name: 'Pay the deposit' });
    expect(deposit.textContent).toMatch(/\$90.*Dec 6, 2096.*#1f0c2a44/);
    const link = within(deposit).getByRole('link', { name: 'Pay at pay.example.com' });
    expect(link.getAttribute('href')).toBe('https://pay.example.com/7');
    put({ ...due, payments: [{ amount: 90 }] });
    screen.getByText('The deposit is paid. Thank you.');
    expect(card('Villa Sawah Ubud').textContent).toContain('Deposit $90, paid');
  });

  it('shows nothing to pay before it is confirmed, once it is cancelled, and without a way', () => {
    show(
      { ...stay, depositDue: '2096-12-06', status: 'pending' },
      { ...stay, id: 'b', depositDue: '2096-12-06', status: 'cancelled' },
      { ...stay, id: 'c' },
    );
    expect(screen.queryByRole('region', { name: 'Pay the deposit' })).toBeNull();
  });

  it('shows when a villa opens, where it is on a map, and who waits there', () => {
    const address = 'Jalan Suweta 88, Ubud';
    show({ ...stay, arrival: { checkIn: '14:00', checkOut: '11:00', address, hostName: 'Wayan' } });
    const text = card('Villa Sawah Ubud').textContent;
    for (const fact of ['Check-in from14:00', 'Check-out until11:00', 'Your hostWayan']) {
      expect(text).toContain(fact);
    }
    const map = screen.getByRole<HTMLAnchorElement>('link', { name: address });
    expect(map.href).toContain('google.com/maps/search/?api=1&query=Villa%20Sawah%20Ubud');
    expect(map.rel).toContain('noreferrer');
  });

  it('says that a deposit is due once it is confirmed', () => {
    show({ ...stay, status: 'pending' });
    expect(card('Villa Sawah Ubud').textContent).toContain(
      'Deposit $90, due on confirmation: we will write to you about how to pay it',
    );
  });

  it('sorts by day, and collapses past requests', () => {
    const many = Array.from({ length: 10 }, (_, i) => ({
      ...tour,
      id: `${i}`,
      itemName: `Tour ${i}`,
      startDate: `2096-11-${19 - i}`,
      endDate: `2096-11-${19 - i}`,
    }));
    const reviewed = { rating: 5, status: 'published' } as const;
    const old = { ...stay, ...past, itemName: 'Villa of old', review: reviewed };
    show(tour, ...many, old, pickup);
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(names.slice(0, 12)).toEqual([
      ...many.map(({ itemName }) => itemName).toReversed(),
      'Airport (DPS) to Villa Sawah Ubud',
      'Ubud Jungle Adventure',
    ]);
    const fold = screen.getByText('Past (1)').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('Villa of oldWhen');
    expect(fold?.textContent).toContain('Thank you for traveling with us.');
  });

  it('asks for a review if the guest has not written one', () => {
    show(tour, { ...stay, ...past });
    expect(screen.getByText('Past (1)').closest('details')?.open).toBe(true);
    const changeRequest = screen.getByRole('button', { name: 'Write a review' });
    expect(card('Villa Sawah Ubud').contains(changeRequest)).toBe(true);
  });

  it('says that nothing is upcoming when all requests are past', () => {
    show({ ...stay, ...past });
    expect(screen.getByText(/Nothing is coming up/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('offers no calendar file if all requests are cancelled', () => {
    show({ ...stay, status: 'cancelled' });
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.textContent)
        .slice(0, 2),
    ).toEqual(['Share', 'Remove from calendar']);
  });

  it('updates when staff confirm, and announces it', () => {
    const put = show(tour);
    expect(card('Ubud Jungle Adventure').textContent).toContain('Pending');
    put({ ...tour, status: 'confirmed' });
    expect(card('Ubud Jungle Adventure').textContent).toContain('Confirmed');
    expect(screen.getByText('Ubud Jungle Adventure: Confirmed.').closest('output')).toBeTruthy();
  });

  it('announces a message from staff and a new request', () => {
    const put = show(tour);
    put({
      ...tour,
      thread: [{ id: '1', from: 'staff', text: 'Bring shoes.', at: tour.createdAt }],
    });
    expect(
      screen.getByText(`${company.name} wrote to you about Ubud Jungle Adventure.`),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Messages (1)' })).toBeTruthy();
    put(tour, stay);
    expect(screen.getByText('New: Villa Sawah Ubud.')).toBeTruthy();
  });

  it('allows changes and cancellation of open requests only', () => {
    const offered = (request: TripRequest) => {
      show(request);
      const names = screen.getAllByRole('button').map((button) => button.textContent);
      cleanup();
      return ['Ask for another date', 'Cancel booking', 'Print voucher', 'Write to us'].filter(
        (name) => names.includes(name),
      );
    };
    const all = ['Ask for another date', 'Cancel booking', 'Print voucher', 'Write to us'];
    expect(offered({ ...tour, status: 'confirmed' })).toEqual(all);
    expect(offered({ ...pickup, status: 'confirmed' })).toEqual(all);
    const unsure = ['Ask for another date', 'Cancel booking', 'Write to us'];
    expect(offered({ ...tour, status: 'pending' })).toEqual(unsure);
    expect(offered({ ...pickup, status: 'pending' })).toEqual(unsure);
    expect(
      offered({
        ...stay,
        status: 'confirmed',
        changeRequest: { what: 'cancel', at: stay.createdAt },
      }),
    ).toEqual(['Ask for another date', 'Print voucher', 'Write to us']);
    expect(offered({ ...stay, status: 'cancelled' })).toEqual(['Write to us']);
    expect(offered({ ...pickup, status: 'completed' })).toEqual(['Print voucher', 'Write to us']);
  });

  it.each([
    ['the voucher once it is confirmed', { ...tour, status: 'confirmed' }, ['Print voucher']],
    ['the pickup from the day before', inDays(1), ['Ask about your pickup']],
    ['the pickup on the day', inDays(0), ['Ask about your pickup']],
    ['the voucher of a villa, which has no pickup', stayToday, ['Print voucher']],
  ] as const)('offers first: %s', (_, request, expected) => {
    show(request);
    const main = screen.getByRole('article').querySelectorAll('.MuiButton-contained');
    expect(Array.from(main, (button) => button.textContent)).toEqual(expected);
    const fold = screen.getByText('More options').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('Write to us');
  });

  it.each([
    [
      'while we are to answer',
      { ...tour, status: 'pending' },
      ['Write to us', 'Ask for another date', 'Cancel booking'],
    ],
    ['once it is cancelled', { ...tour, status: 'cancelled' }, ['Write to us']],
    [
      'after it, beside the review',
      { ...inDays(-1), startDate: '2020-01-01' },
      ['Write a review', 'Write to us', 'Print voucher'],
    ],
  ] as const)('folds nothing away %s', (_, request, expected) => {
    show(request);
    const article = screen.getByRole('article');
    const buttons = within(article).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(expected);
    expect(article.querySelector('details')).toBeNull();
  });

  it('leads who typed an address to the link in the mail: no address to save, none to share', () => {
    renderAt('/', [
      {
        path: '/',
        element: (
          <TripView requests={[{ ...tour, customerEmail: 'hanah@example.com' }]} isUnproven />
        ),
      },
    ]);
    expect(screen.getByRole('alert').textContent).toContain(
      'We sent the link of your trip to hanah@example.com.',
    );
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByText(/Save the address of this page/)).toBeNull();
  });

  it('says what needs no connection', () => {
    show(tour);
    expect(screen.getByText(/Our emails, the voucher and the calendar file do not/)).toBeTruthy();
    expect(screen.getByText(/Save the address of this page/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the request in the chat, without the key', () => {
    show(stay);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    for (const { href } of links) expect(href).not.toContain('a-key');
    for (const { rel } of links.filter(({ target }) => target)) expect(rel).toContain('noreferrer');
    const chat = within(card('Villa Sawah Ubud')).getByRole('link', { name: 'WhatsApp' });
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(
      'Villa Sawah Ubud, Dec 30, 2096 to Jan 1, 2097, reference #1f0c2a44',
    );
  });
});

describe('cancelling', () => {
  const deadline = { freeUntil: '2020-01-01' };
  it.each([
    ['of what is not confirmed costs nothing', tour, 'Cancelling is free.', 'Cancel it'],
    ['in time costs nothing', stay, 'Cancelling is free.', 'Cancel it'],
    ['too late costs the deposit', { ...stay, ...deadline }, 'deposit of $90', 'Ask to cancel'],
    [
      'of a transfer is ours to look at',
      pickup,
      'We will look at it first, and write to you what it would cost.',
      'Ask to cancel',
    ],
  ] as const)('%s', async (_, request, cost, button) => {
    show(request);
    await press('Cancel booking');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this?' });
    expect(dialog.textContent).toContain(cost);
    expect(within(dialog).getByRole('button', { name: button })).toBeTruthy();
  });

  it('says what has been paid', async () => {
    show({ ...stay, payments: [{ amount: 80.55 }] });
    await press('Cancel booking');
    expect((await screen.findByRole('dialog')).textContent).toContain('Paid: $80.55');
  });

  it('that fails shows the failure, and can be retried', async () => {
    show(tour);
    await press('Cancel booking');
    await press('Cancel it');
    expect(await screen.findByText(/we do not know whether your request has arrived/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel it' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });
});

it('keeps the focus near if the button that opened the dialog has disappeared', async () => {
  const put = show(tour);
  await press('Cancel booking');
  put({ ...tour, status: 'cancelled' });
  await press('Keep it');
  await expect.poll(() => document.activeElement?.tagName).toBe('ARTICLE');
});

it('gives the focus of a withdrawn request to its card', async () => {
  const asked = { ...stay, changeRequest: { what: 'cancel', at: stay.createdAt } } as const;
  const put = show(asked);
  const withdraw = screen.getByRole('button', { name: 'Withdraw request' });
  withdraw.focus();
  put({ ...asked });
  expect(document.activeElement).toBe(withdraw);
  put(stay);
  expect(document.activeElement).toBe(card('Villa Sawah Ubud'));
});

describe('a message', () => {
  it('that fails is kept, also when the dialog is closed', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    show(tour);
    await press('Write to us');
    await fill(await screen.findByRole('textbox', { name: 'Your message' }), 'Is lunch included?');
    await press('Send');
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy();
    expect(screen.getByText(/It will not be counted twice/)).toBeTruthy();
    // On a phone the thread fills the dialog, and the reason would be below its end.
    expect(scroll.mock.contexts).toContain(screen.getByRole('alert'));
    cleanup();
    show(tour);
    await press('Write to us');
    expect(await screen.findByDisplayValue('Is lunch included?')).toBeTruthy();
  });

  it('whose answer was lost counts as sent once it is in the thread', async () => {
    const put = show(tour);
    await press('Write to us');
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await fill(field, 'Is there a towel?');
    await press('Send');
    expect(await screen.findByText(/It will not be counted twice/)).toBeTruthy();
    const id = persistedForm({ name: `trip/${tour.id}` }, {}).idempotencyKey();
    put({
      ...tour,
      thread: [{ id, from: 'guest', text: 'Is there a towel?', at: tour.createdAt }],
    });
    await vi.waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    expect(screen.queryByText(/It will not be counted twice/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('must not be empty', async () => {
    show(tour);
    await press('Write to us');
    await press('Send');
    expect(await screen.findByText('Please enter your message')).toBeTruthy();
  });
});

it('sends a change request only if something differs, and keeps it when the server is unreachable', async () => {
  show({ ...pickup, pickupDate: addDays(baliToday(), 20) });
  await press('Ask for another date');
  const see = await screen.findByRole('button', { name: 'See the price' });
  expect(see).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('combobox', { name: /Passengers/ }));
  await userEvent.click(screen.getByRole('option', { name: '4 passengers' }));
  await press('See the price');
  expect(await screen.findByText(/we do not know whether/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /Passengers/ }).textContent).toBe('4 passengers');
});
