import { randomUUID } from 'node:crypto';
import { addDays, nightsOf, shortDate, type Stay } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { addOffer, inDays, villaRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();
const staff = await suite.caller('staff');

const today = inDays(0);
const stay = (from: number, to: number): Stay => ({
  startDate: addDays(today, from),
  endDate: addDays(today, to),
});
const set = (bookingId: string, from: string, to: string) =>
  staff.call('setBookingStatus', { bookingId, from, to });
const unblock = (blockId: string) => staff.call('unblockNights', { blockId });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('It is not refused.'),
    ({ code, details }: { code: string; details: object }) => ({ code, ...details }),
  );

/** A villa for this file only, with the actions of its tests. */
async function freshVilla() {
  const { villaId } = await addOffer(suite);
  const documents = async (collection: string) =>
    (await db.collection(collection).where('villaId', '==', villaId).get()).docs;
  suite.later(async () => {
    for (const collection of ['calendars', 'nightHolders', 'blocks']) {
      for (const document of await documents(collection)) await document.ref.delete();
    }
  });
  const nightsIn = async (collection: string): Promise<Record<string, unknown>> =>
    Object.assign({}, ...(await documents(collection)).map((month) => month.get('nights')));
  const form = (nights: Stay, more: object = {}) => ({
    blockId: randomUUID(),
    villaId,
    ...nights,
    reason: 'repair',
    note: 'New roof',
    ...more,
  });
  const request = (requested: Stay) => ({ ...villaRequest(suite, villaId), ...requested });
  return {
    villaId,
    form,
    request,
    block: async (nights: Stay, more: object = {}) => {
      const input = form(nights, more);
      await staff.call('blockNights', input);
      return input.blockId;
    },
    book: async (requested: Stay) => {
      const input = request(requested);
      await guest.call('createBooking', input);
      return input.requestId;
    },
    taken: async () => Object.keys(await nightsIn('calendars')).sort(),
    holders: async () => [...new Set(Object.values(await nightsIn('nightHolders')))],
  };
}

describe('blockNights', () => {
  it('holds the nights, publishes no reason, and answers a repeated request the same', async () => {
    const villa = await freshVilla();
    const nights = stay(20, 60);
    const input = villa.form(nights);
    expect(await staff.call('blockNights', input)).toEqual(input);
    expect(await staff.call('blockNights', input)).toEqual(input);
    expect(await villa.taken()).toEqual(nightsOf(nights));
    expect(await villa.holders()).toEqual([`block:${input.blockId}`]);
    const { blockId, ...form } = input;
    expect((await db.doc(`blocks/${blockId}`).get()).data()).toEqual({
      ...form,
      createdAt: expect.anything(),
      createdBy: staff.uid,
      createdByName: 'Nyoman Arta',
    });
    const calendars = await db.collection('calendars').where('villaId', '==', villa.villaId).get();
    for (const calendar of calendars.docs) {
      expect(new Set(Object.values(calendar.get('nights')))).toEqual(new Set([true]));
      expect(Object.keys(calendar.data()).sort()).toEqual(['month', 'nights', 'villaId']);
    }
  });

  it('refuses a different block under the same id', async () => {
    const villa = await freshVilla();
    const input = villa.form(stay(20, 22));
    await staff.call('blockNights', input);
    for (const other of [{ note: 'Old roof' }, stay(20, 23), { reason: 'owner' }]) {
      expect(await refusal(staff.call('blockNights', { ...input, ...other }))).toMatchObject({
        code: 'request-id-reused',
        field: 'blockId',
      });
    }
  });

  it.each([
    ['yesterday', stay(-1, 1), 'startDate', 'date-in-past'],
    ['no night', stay(5, 5), 'endDate', 'block-end-too-early'],
    ['more than a year', stay(5, 372), 'endDate', 'block-too-long'],
    ['what is too far', stay(731, 732), 'startDate', 'date-too-far'],
  ])('refuses %s', async (_, nights, field, problem) => {
    const villa = await freshVilla();
    expect(await refusal(staff.call('blockNights', villa.form(nights)))).toMatchObject({
      code: 'invalid-input',
      field,
      problem,
    });
    expect(await villa.taken()).toEqual([]);
  });

  it('accepts a year that starts on the last bookable day', async () => {
    const villa = await freshVilla();
    const nights = stay(730, 1096);
    await villa.block(nights);
    expect(await villa.taken()).toEqual(nightsOf(nights));
  });

  it('refuses an unknown villa', async () => {
    const villa = await freshVilla();
    const input = villa.form(stay(5, 6), { villaId: `villa-${randomUUID()}` });
    expect(await refusal(staff.call('blockNights', input))).toMatchObject({
      code: 'item-not-found',
      field: 'villaId',
    });
  });

  it('refuses the nights of a confirmed booking, and names it', async () => {
    const villa = await freshVilla();
    const requested = stay(10, 14);
    const bookingId = await villa.book(requested);
    await villa.block(stay(8, 10));
    await set(bookingId, 'pending', 'confirmed');
    const input = villa.form(stay(13, 16));
    expect(await refusal(staff.call('blockNights', input))).toMatchObject({
      code: 'nights-taken',
      field: 'startDate',
      message: expect.stringContaining(`Booking #${bookingId.slice(0, 8)} of Hannah Vogel`),
      otherBooking: { bookingId, customerName: 'Hannah Vogel', ...requested },
    });
    expect((await db.doc(`blocks/${input.blockId}`).get()).exists).toBe(false);
    await villa.block(stay(14, 16));
  });

  it('refuses the nights of another block, and names it', async () => {
    const villa = await freshVilla();
    const nights = stay(10, 14);
    const blockId = await villa.block(nights);
    expect(await refusal(staff.call('blockNights', villa.form(stay(12, 20))))).toMatchObject({
      code: 'nights-taken',
      field: 'startDate',
      message: `A block (Repair, New roof; ${shortDate(nights.startDate)} to ${shortDate(nights.endDate)}) holds some of these nights.`,
      otherBlock: { blockId, reason: 'repair', note: 'New roof', ...nights },
    });
  });

  it('refuses everyone but staff', async () => {
    const villa = await freshVilla();
    const waiting = await suite.caller('none');
    const input = villa.form(stay(5, 6));
    const blockId = await villa.block(stay(10, 11));
    for (const [caller, code] of [
      [guest, 'sign-in-required'],
      [waiting, 'staff-only'],
    ] as const) {
      expect(await refusal(caller.call('blockNights', input))).toMatchObject({ code });
      expect(await refusal(caller.call('unblockNights', { blockId }))).toMatchObject({ code });
    }
    expect(await villa.taken()).toEqual([addDays(today, 10)]);
  });
});

describe('a booking over blocked nights', () => {
  it('cannot be confirmed, and the error names the block', async () => {
    const villa = await freshVilla();
    const bookingId = await villa.book(stay(10, 14));
    const nights = stay(12, 16);
    const blockId = await villa.block(nights, { reason: 'owner', note: 'With family' });
    expect(await refusal(set(bookingId, 'pending', 'confirmed'))).toMatchObject({
      code: 'nights-taken',
      field: 'to',
      message: `A block (Owner’s use, With family; ${shortDate(nights.startDate)} to ${shortDate(nights.endDate)}) holds some of these nights.`,
      otherBlock: { blockId, reason: 'owner', note: 'With family', ...nights },
    });
    expect((await db.doc(`bookings/${bookingId}`).get()).get('status')).toBe('pending');
    await unblock(blockId);
    await set(bookingId, 'pending', 'confirmed');
    expect(await villa.holders()).toEqual([bookingId]);
  });

  it('cannot be confirmed even if the document of the block is missing', async () => {
    const villa = await freshVilla();
    const bookingId = await villa.book(stay(10, 14));
    await db.doc(`blocks/${await villa.block(stay(12, 16))}`).delete();
    expect(await refusal(set(bookingId, 'pending', 'confirmed'))).toMatchObject({
      code: 'nights-taken',
      message: 'A block, which is no longer there, holds some of these nights.',
    });
  });

  it('is refused to a guest with the same message as booked nights', async () => {
    const answerFor = async (villa: Awaited<ReturnType<typeof freshVilla>>) =>
      refusal(guest.call('createBooking', villa.request(stay(12, 15))));
    const [booked, blocked] = [await freshVilla(), await freshVilla()];
    await set(await booked.book(stay(10, 14)), 'pending', 'confirmed');
    await blocked.block(stay(10, 14), { reason: 'note', note: 'A secret' });
    const refused = await answerFor(blocked);
    expect(refused).toMatchObject({ code: 'nights-taken', field: 'startDate' });
    expect(refused).toEqual(await answerFor(booked));
  });
});

describe('unblockNights', () => {
  it('frees only the nights of its block', async () => {
    const villa = await freshVilla();
    const [before, after] = [await villa.block(stay(10, 12)), await villa.block(stay(12, 14))];
    expect(await unblock(before)).toEqual({ blockId: before });
    expect(await villa.taken()).toEqual(nightsOf(stay(12, 14)));
    expect(await villa.holders()).toEqual([`block:${after}`]);
    expect((await db.doc(`blocks/${before}`).get()).exists).toBe(false);
    expect(await refusal(unblock(before))).toMatchObject({ code: 'block-not-found' });
  });

  it('keeps nights that a booking holds meanwhile', async () => {
    const villa = await freshVilla();
    const bookingId = await villa.book(stay(10, 14));
    const blockId = await villa.block(stay(20, 22));
    await set(bookingId, 'pending', 'confirmed');
    // Simulated damage: the block lists nights that it does not hold.
    await db.doc(`blocks/${blockId}`).update({ ...stay(10, 22) });
    await unblock(blockId);
    expect(await villa.taken()).toEqual(nightsOf(stay(10, 14)));
    expect(await villa.holders()).toEqual([bookingId]);
  });
});
