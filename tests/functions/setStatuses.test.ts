import { randomUUID } from 'node:crypto';
import {
  type SetStatusesAnswer,
  type StatusChange,
  undo as undoTime,
  type UndoStatusesAnswer,
} from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { addOffer, inDays, tourRequest, transferRequest, villaRequest } from './support/offer.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId, villaId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

suite.later(async () => {
  for (const collection of ['calendars', 'nightHolders', 'seats', 'seatHolders']) {
    for (const [field, id] of [
      ['villaId', villaId],
      ['tourId', tourId],
    ]) {
      const found = await db.collection(collection).where(field!, '==', id).get();
      for (const one of found.docs) await one.ref.delete();
    }
  }
});

const confirming = { from: 'pending', to: 'confirmed' } as const;
async function booked(input = tourRequest(suite, tourId)): Promise<StatusChange> {
  await guest.call('createBooking', input);
  return { kind: 'bookings', id: input.requestId, ...confirming };
}
async function transferred(): Promise<StatusChange> {
  const input = transferRequest(suite);
  await guest.call('createTransfer', input);
  return { kind: 'transfers', id: input.requestId, ...confirming };
}
const several = (count: number) => Promise.all(Array.from({ length: count }, () => booked()));

const set = async (changes: readonly StatusChange[], by: Caller = staff) =>
  ((await by.call('setStatuses', { changes })) as SetStatusesAnswer).results;
const undo = async (
  changes: readonly { kind: string; id: string; eventId: string }[],
  by: Caller = staff,
) => ((await by.call('undoStatuses', { changes })) as UndoStatusesAnswer).results;

const codeOf = (result: object | undefined) =>
  result && 'refusal' in result ? (result.refusal as { code: string }).code : 'done';
const eventIdOf = (result: object | undefined) =>
  result && 'eventId' in result ? String(result.eventId) : '';
const statusOf = async ({ kind, id }: StatusChange) =>
  (await db.doc(`${kind}/${id}`).get()).get('status');
const eventsOf = async ({ kind, id }: StatusChange) =>
  (await db.collection(`${kind}/${id}/events`).get()).size;

describe('setStatuses', () => {
  it('changes bookings and transfers, and one refusal does not stop the others', async () => {
    const [one, other, transfer] = [await booked(), await booked(), await transferred()];
    await staff.call('setBookingStatus', { bookingId: other.id, from: 'pending', to: 'cancelled' });
    const gone: StatusChange = { kind: 'bookings', id: randomUUID(), ...confirming };
    const results = await set([one, other, gone, transfer]);
    expect(results.map(({ id }) => id)).toEqual([one.id, other.id, gone.id, transfer.id]);
    expect(results.map(codeOf)).toEqual(['done', 'status-stale', 'booking-not-found', 'done']);
    expect(results[1]).toMatchObject({ refusal: { currentStatus: 'cancelled' } });
    expect(await Promise.all([one, other, transfer].map(statusOf))).toEqual([
      'confirmed',
      'cancelled',
      'confirmed',
    ]);
    // The first request waits for the last.
    const mail = await db.doc(`mailQueue/${eventIdOf(results[0])}`).get();
    const waitsMs = mail.get('leavesAt').toMillis() - (mail.createTime?.toMillis() ?? 0);
    expect(waitsMs).toBeGreaterThan(undoTime.mailWaitsMs);
  });

  it('gives contested nights to the first, and names the holder to the second', async () => {
    const stay = { startDate: inDays(60), endDate: inDays(63) };
    const request = () => ({ ...villaRequest(suite, villaId), ...stay });
    const [first, second] = [await booked(request()), await booked(request())];
    const results = await set([first, second]);
    expect(results.map(codeOf)).toEqual(['done', 'nights-taken']);
    expect(results[1]).toMatchObject({ refusal: { otherBooking: { bookingId: first.id } } });
  });

  it('changes each request once when two people change the same selection', async () => {
    const changes = await several(6);
    const other = await suite.caller('staff');
    const [mine, theirs] = await Promise.all([set(changes), set(changes.toReversed(), other)]);
    const codes = changes.map(({ id }) =>
      [mine, theirs].map((results) => codeOf(results.find((one) => one.id === id))).sort(),
    );
    expect(codes).toEqual(changes.map(() => ['done', 'status-stale']));
    expect(await Promise.all(changes.map(eventsOf))).toEqual(changes.map(() => 2));
  });

  it('answers a repeated call the same and sends no second mail', async () => {
    const changes = [await booked(), await transferred()];
    const [first, again] = [await set(changes), await set(changes)];
    expect(again).toEqual(first);
    expect(again.map(codeOf)).toEqual(['done', 'done']);
    expect(await Promise.all(changes.map(eventsOf))).toEqual([2, 2]);
    // The same call by another person reports that it is already done.
    const theirs = await set(changes, await suite.caller('staff'));
    expect(theirs.map(codeOf)).toEqual(['status-stale', 'status-stale']);
  });

  it('accepts 1 to 50 requests, and only from staff', async () => {
    const change: StatusChange = { kind: 'bookings', id: randomUUID(), ...confirming };
    for (const changes of [[], Array.from({ length: 51 }, () => change)]) {
      await expect(set(changes)).rejects.toMatchObject({
        details: { code: 'invalid-input', field: 'changes' },
      });
    }
    await expect(set([change], guest)).rejects.toMatchObject({
      details: { code: 'sign-in-required' },
    });
    await expect(set([change], await suite.caller('none'))).rejects.toMatchObject({
      details: { code: 'staff-only' },
    });
  });
});

describe('undoStatuses', () => {
  const eventsFrom = async (changes: readonly StatusChange[]) => {
    const results = await set(changes);
    return changes.map(({ kind, id }, index) => ({ kind, id, eventId: eventIdOf(results[index]) }));
  };

  it('undoes all and leaves no waiting mail', async () => {
    const changes = [...(await several(3)), await transferred()];
    const done = await eventsFrom(changes);
    expect((await undo(done)).map(codeOf)).toEqual(['done', 'done', 'done', 'done']);
    expect(new Set(await Promise.all(changes.map(statusOf)))).toEqual(new Set(['pending']));
    const mails = await Promise.all(
      done.map(({ eventId }) => db.doc(`mailQueue/${eventId}`).get()),
    );
    expect(mails.some(({ exists }) => exists)).toBe(false);
    expect((await undo(done)).map(codeOf)).toEqual(done.map(() => 'already-undone'));
  });

  it('skips requests that somebody else has changed since, and says so', async () => {
    const changes = await several(3);
    const done = await eventsFrom(changes);
    const admin = await suite.caller('admin');
    const [, theirs] = changes;
    await set([{ ...theirs!, from: 'confirmed', to: 'cancelled' }], admin);
    const results = await undo(done);
    expect(results.map(codeOf)).toEqual(['done', 'changed-since', 'done']);
    expect(results[1]).toMatchObject({ refusal: { currentStatus: 'cancelled' } });
    expect(await Promise.all(changes.map(statusOf))).toEqual(['pending', 'cancelled', 'pending']);
    const others = await undo(done, admin);
    expect(others.map(codeOf)).toEqual(done.map(() => 'not-your-change'));
  });
});
