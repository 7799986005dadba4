import { randomUUID } from 'node:crypto';
import { type TripRequest, tripViewSchema } from '@selasar/domain/trips';
import { expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { addOffer, inDays, tourRequest } from './support/offer.ts';
import { openSuite, operationUrl } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

async function book(isConfirmed: boolean) {
  const input = tourRequest(suite, tourId);
  const { requestId: id } = input;
  const { tripKey: key } = (await guest.call('createBooking', input)) as { tripKey: string };
  if (isConfirmed) {
    await staff.call('setBookingStatus', { bookingId: id, from: 'pending', to: 'confirmed' });
  }
  return { key, kind: 'bookings', id } as const;
}
type Held = Awaited<ReturnType<typeof book>>;

/** The request as its guest sees it. */
async function shown({ key, id }: Held): Promise<TripRequest | undefined> {
  const { viewId } = (await guest.call('openTrip', { key })) as { viewId: string };
  const view = tripViewSchema.parse((await db.doc(`tripViews/${viewId}`).get()).data());
  return view.requests.find((request) => request.id === id);
}

const requestedAt = async ({ id }: Held): Promise<number> =>
  (await db.doc(`bookings/${id}`).get()).get('changeRequest').at.toMillis();

it("the guest's page shows the change request and the answer of staff", async ({ signal }) => {
  const held = await book(true);
  const requested = { startDate: inDays(5), endDate: '', numberOfGuests: 3 };
  expect(await guest.call('requestChange', { ...held, requested })).toEqual({ total: 273 });
  const changeRequest = {
    what: 'change',
    startDate: inDays(5),
    endDate: inDays(5),
    totalPrice: 273,
  };
  await eventually(async () => expect(await shown(held)).toMatchObject({ changeRequest }), signal);

  const { kind, id } = held;
  const answer = { kind, id, requestedAt: await requestedAt(held), accept: true };
  expect(await staff.call('resolveChangeRequest', answer)).toEqual({ status: 'confirmed' });
  await eventually(async () => {
    const request = await shown(held);
    expect(request).toMatchObject({ startDate: inDays(5), numberOfGuests: 3, totalPrice: 273 });
    expect(request).not.toHaveProperty('changeRequest');
  }, signal);
});

it("the guest's page shows the thread", async ({ signal }) => {
  const held = await book(false);
  const { kind, id } = held;
  await guest.call('writeToUs', { ...held, messageId: randomUUID(), text: 'Is it far?' });
  await staff.call('answerGuest', { kind, id, messageId: randomUUID(), text: 'An hour.' });
  const thread = [
    { from: 'guest', text: 'Is it far?' },
    { from: 'staff', text: 'An hour.', byName: expect.any(String) },
  ];
  await eventually(async () => expect(await shown(held)).toMatchObject({ thread }), signal);
});

it('a mail scanner that opens the link, and calls that only read, change nothing', async () => {
  const held = await book(true);
  await guest.call('cancelRequest', held);
  const documents = async () => {
    const booking = db.doc(`bookings/${held.id}`);
    const [events, thread] = await Promise.all(
      ['events', 'thread'].map((name) => booking.collection(name).get()),
    );
    return [(await booking.get()).data(), events?.size, thread?.size];
  };
  const before = await documents();
  const site = process.env['SITE_URL'];
  const calls = [
    'cancelRequest',
    'withdrawChangeRequest',
    'requestChange',
    'writeToUs',
    'resolveChangeRequest',
  ] as const;
  const text = encodeURIComponent(JSON.stringify({ ...held, messageId: held.id, text: 'x' }));
  const addresses = [
    `${site}/trip/${held.key}`,
    ...['cancel', 'confirm', 'unsubscribe'].map((path) => `${site}/trip/${held.key}/${path}`),
    ...calls.map((name) => `${operationUrl(name)}?data=${text}`),
  ];
  for (const address of addresses) {
    for (const method of ['GET', 'HEAD']) await fetch(address, { method });
  }
  expect(await documents()).toEqual(before);
  expect(before).toMatchObject([{ changeRequest: { what: 'cancel' } }, 3, 0]);
});
