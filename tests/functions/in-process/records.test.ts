import { renderHook } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../../scripts/demo.ts';
import { addOffer, tourRequest } from '../support/offer.ts';
import { openSuite } from '../support/suite.ts';
import { openPage } from './page.ts';

const suite = openSuite();
const patience = { timeout: 20_000 };

const load = async () => ({
  ...(await import('../../../web/src/data/people/session.ts')),
  ...(await import('../../../web/src/data/firebase/lifetime.ts')),
  ...(await import('../../../web/src/data/requests/requests.ts')),
  ...(await import('../../../web/src/data/requests/view.ts')),
  ...(await import('../../../web/src/data/requests/readCurrentRecord.ts')),
  ...(await import('../../../web/src/data/requests/useRecords.ts')),
});
let web: Awaited<ReturnType<typeof load>>;
let closePage: () => Promise<void>;
let tourId: string;
let name: string;

/** Bookings of a guest for this file only. */
async function book(): Promise<string> {
  const request = { ...tourRequest(suite, tourId), customerName: name };
  await (await suite.caller()).call('createBooking', request);
  return request.requestId;
}
const view = () => ({ search: name, filters: {}, sort: undefined });

beforeAll(async () => {
  closePage = await openPage();
  web = await load();
  await web.signIn(DEMO_USERS.staff.email, DEMO_PASSWORD);
  web.beginSession();
  ({ tourId } = await addOffer(suite));
  name = `Guest${tourId.slice(-8)}`;
});
afterAll(() => closePage());

it('reads the current record from the server, with its newest change', async () => {
  const id = await book();
  const staff = await suite.caller('staff');
  expect(await web.readCurrentRecord('bookings', id)).toMatchObject({
    status: 'pending',
    last: { from: null, to: 'pending' },
  });
  await staff.call('setBookingStatus', { bookingId: id, from: 'pending', to: 'confirmed' });
  expect(await web.readCurrentRecord('bookings', id)).toMatchObject({
    status: 'confirmed',
    last: { from: 'pending', to: 'confirmed', by: staff.uid },
  });
  const history = renderHook(() => web.useHistory('bookings', id));
  await vi.waitFor(
    () => expect(history.result.current).toMatchObject({ status: 'success' }),
    patience,
  );
  expect(history.result.current).toMatchObject({
    data: [{ to: 'confirmed' }, { to: 'pending' }],
  });
  history.unmount();
});

it('reports a missing record', async () => {
  expect(await web.readCurrentRecord('bookings', 'nobodys')).toEqual({
    status: undefined,
    last: undefined,
  });
});

it('counts a view once, and again after its rows have changed', async () => {
  const first = await book();
  const total = renderHook(({ rows }) => web.useTotal('bookings', view(), rows), {
    initialProps: { rows: undefined as { id: string }[] | undefined },
  });
  expect(total.result.current).toBeUndefined();
  total.rerender({ rows: [{ id: first }] });
  await vi.waitFor(() => expect(total.result.current).toEqual({ exactly: 2 }), patience);
  const second = await book();
  // With the same rows on screen the count stays.
  total.rerender({ rows: [{ id: first }] });
  expect(total.result.current).toEqual({ exactly: 2 });
  total.rerender({ rows: [{ id: second }, { id: first }] });
  await vi.waitFor(() => expect(total.result.current).toEqual({ exactly: 3 }), patience);
  // The next person triggers a new count.
  web.endSession();
  total.rerender({ rows: undefined });
  expect(total.result.current).toBeUndefined();
  web.beginSession();
  total.unmount();
});

it('reads a whole view in parts until it is stopped', async () => {
  const wanted = (await suite.db.collection('bookings').where('customerName', '==', name).get())
    .docs.length;
  const ids: string[] = [];
  let last = { read: 0, total: 0 };
  for await (const part of web.readAll(
    web.bookingCollection,
    view(),
    new AbortController().signal,
  )) {
    ids.push(...part.items.map(({ id }) => id));
    last = part;
  }
  expect(ids).toHaveLength(wanted);
  expect(last).toMatchObject({ read: wanted, total: wanted });
  const stopped = web.readAll(web.bookingCollection, view(), AbortSignal.abort());
  expect((await stopped.next()).done).toBe(true);
});

it('reports why reading is denied', async () => {
  const forbidden = { ...web.bookingCollection, name: 'mail' };
  const parts = web.readAll(forbidden, view(), new AbortController().signal);
  await expect(parts.next()).rejects.toMatchObject({ kind: 'refused', code: 'permission-denied' });
});
