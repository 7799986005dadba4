import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { addOffer, tourRequest, transferRequest } from './support/offer.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();
const { tourId } = await addOffer(suite);
const other = await suite.caller('admin');

/** The admin operations: each call, and the data that it would change. */
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
/** The last recount that this person started. */
const provenBy = async (uid: string | undefined) =>
  (await db.collection('stats/overview/recounts').where('by', '==', uid).get()).size;

/** The outcome of each operation for a person: the error code, and whether data changed. */
async function outcomesFor(person: Caller) {
  const { uid } = person;
  const outcomes: Record<string, { refused: unknown; changed: boolean }> = {};
  for (const [name, input, path] of [
    ...(await powers()),
    ['setRole', { uid, role: 'admin' }, `users/${uid}`] as const,
  ]) {
    const before = (await db.doc(path).get()).updateTime;
    const refused = await person.call(name, input).then(
      () => undefined,
      (error: { details?: { code?: string } }) => error.details?.code,
    );
    const after = (await db.doc(path).get()).updateTime;
    // Other tests change the figures, too.
    const changed =
      name === 'repairStats'
        ? (await provenBy(uid)) > 0
        : after?.isEqual(before ?? after) === false;
    outcomes[path === `users/${uid}` ? 'setRole of their own' : name] = { refused, changed };
  }
  return outcomes;
}
const refused = (code: string) => ({ refused: code, changed: false });
const each = (code: string) => {
  const outcome = refused(code);
  return {
    setBookingStatus: outcome,
    setTransferStatus: outcome,
    repairStats: outcome,
    setRole: outcome,
    refuseRegistration: outcome,
    'setRole of their own': outcome,
  };
};
/** The issue time of tokens has whole seconds. */
const nextSecond = () => setTimeout(1000);
const done = { refused: undefined, changed: true };

describe('an admin with an older ID token', () => {
  it('can do nothing once removed', async () => {
    const removed = await suite.caller('admin');
    await other.call('setRole', { uid: removed.uid, role: 'pending' });
    expect(await outcomesFor(removed)).toEqual(each('staff-only'));
    expect((await db.doc(`users/${removed.uid}`).get()).get('role')).toBe('pending');
    expect((await suite.auth.getUser(removed.uid ?? '')).customClaims).toEqual({});
  });

  it('can do nothing once the profile is deleted', async () => {
    const gone = await suite.caller('admin');
    await db.doc(`users/${gone.uid}`).delete();
    expect(await outcomesFor(gone)).toEqual(each('staff-only'));
  });

  it('can do nothing once demoted, until they sign in again as staff', async () => {
    const user = await suite.person({ password: suite.password });
    await suite.enrol(user.uid, 'admin');
    const demoted = await suite.callerFor(user);
    await other.call('setRole', { uid: demoted.uid, role: 'staff' });
    expect(await outcomesFor(demoted)).toEqual({
      ...each('admin-only'),
      setBookingStatus: refused('sign-in-required'),
      setTransferStatus: refused('sign-in-required'),
      repairStats: refused('sign-in-required'),
    });
    await nextSecond();
    expect(await outcomesFor(await suite.callerFor(user))).toEqual({
      ...each('admin-only'),
      setBookingStatus: done,
      setTransferStatus: done,
      repairStats: done,
    });
  });

  it('can do nothing once removed and approved again', async () => {
    const restored = await suite.caller('admin');
    await other.call('setRole', { uid: restored.uid, role: 'pending' });
    await other.call('setRole', { uid: restored.uid, role: 'admin' });
    expect(await outcomesFor(restored)).toEqual(each('sign-in-required'));
  });
});

it('a stored role without the claim grants nothing', async () => {
  const approved = await suite.caller('none');
  await db.doc(`users/${approved.uid}`).update({ role: 'admin' });
  expect(await outcomesFor(approved)).toEqual(each('staff-only'));
});

it('a role without a verified email grants nothing', async () => {
  const user = await suite.person({ emailVerified: false, password: suite.password });
  await suite.enrol(user.uid, 'admin');
  expect(await outcomesFor(await suite.callerFor(user))).toEqual(each('staff-only'));
});
