import { describe, expect, it } from 'vitest';
import { addOffer, tourRequest, transferRequest } from './offer.ts';
import { openSuite, type Caller } from './suite.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();
const { tourId } = await addOffer(suite);
const other = await suite.caller('admin');

/** What an admin can do, as the call and what it would change. */
async function powers() {
  const booking = tourRequest(suite, tourId);
  const transfer = transferRequest(suite);
  await guest.call('createBooking', booking);
  await guest.call('createTransfer', transfer);
  const { uid: waiting } = await suite.person();
  const step = { from: 'pending', to: 'confirmed' };
  return [
    [
      'setBookingStatus',
      { bookingId: booking.requestId, ...step },
      `bookings/${booking.requestId}`,
    ],
    [
      'setTransferStatus',
      { transferId: transfer.requestId, ...step },
      `transfers/${transfer.requestId}`,
    ],
    ['setRole', { uid: waiting, role: 'admin' }, `users/${waiting}`],
    ['refuseRegistration', { uid: waiting }, `users/${waiting}`],
    ['repairStats', {}, 'stats/overview'],
  ] as const;
}
const snapshotOf = async (path: string) => {
  const { updateTime } = await db.doc(path).get();
  const recounts = await db.collection('stats/overview/recounts').count().get();
  return { changed: updateTime?.toMillis(), recounts: recounts.data().count };
};

async function expectPowerless(person: Caller, code: string) {
  for (const [name, input, path] of await powers()) {
    const before = await snapshotOf(path);
    await expect(person.call(name, input), name).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { code },
    });
    if (name !== 'repairStats') expect(await snapshotOf(path)).toEqual(before);
    else expect((await snapshotOf(path)).recounts).toBe(before.recounts);
  }
  const { uid } = person;
  await expect(person.call('setRole', { uid, role: 'admin' })).rejects.toMatchObject({
    code: 'functions/permission-denied',
  });
}

describe('an admin with an ID token from before', () => {
  it('can do nothing, once removed', async () => {
    const removed = await suite.caller('admin');
    await other.call('setRole', { uid: removed.uid, role: 'pending' });
    await expectPowerless(removed, 'staff-only');
    expect((await db.doc(`users/${removed.uid}`).get()).get('role')).toBe('pending');
    expect((await suite.auth.getUser(removed.uid ?? '')).customClaims).toEqual({});
  });

  it('can do nothing, once the profile is gone', async () => {
    const gone = await suite.caller('admin');
    await db.doc(`users/${gone.uid}`).delete();
    await expectPowerless(gone, 'staff-only');
  });

  it('can do no more than staff, once demoted', async () => {
    const demoted = await suite.caller('admin');
    const { uid } = demoted;
    await other.call('setRole', { uid, role: 'staff' });
    for (const [name, input] of (await powers()).filter(([called]) =>
      /Role|Registr/.test(called),
    )) {
      await expect(demoted.call(name, input)).rejects.toMatchObject({
        details: { code: 'admin-only' },
      });
    }
    await expect(demoted.call('setRole', { uid, role: 'admin' })).rejects.toMatchObject({
      details: { code: 'admin-only' },
    });
    const [[name, input]] = await powers();
    await expect(demoted.call(name, input)).resolves.toMatchObject({ status: 'confirmed' });
  });
});

it('a stored role opens nothing without the claim', async () => {
  const approved = await suite.caller('none');
  await db.doc(`users/${approved.uid}`).update({ role: 'admin' });
  await expectPowerless(approved, 'staff-only');
});

it('a role opens nothing without a verified address', async () => {
  const user = await suite.person({ emailVerified: false, password: suite.password });
  await suite.enrol(user.uid, 'admin');
  await expectPowerless(await suite.callerFor(user), 'staff-only');
});
