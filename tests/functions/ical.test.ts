import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { region, type Stay } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { wrongKey } from '../support/wrongKey.ts';
import { addOffer, inDays, villaRequest } from './support/offer.ts';
import { functionsHost, openSuite, projectId } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();
const staff = await suite.caller('staff');
const stay = (from: number, to: number): Stay => ({ startDate: inDays(from), endDate: inDays(to) });

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://${functionsHost}/${projectId}/${region}/site/ical${path}`, init);
const keyFor = async (call: 'icalAddress' | 'replaceIcalAddress', villaId: string) =>
  ((await staff.call(call, { villaId })) as { key: string }).key;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('It is not refused.'),
    ({ details }: { details: { code: string } }) => details.code,
  );

/** The events as parsed by a library other than the writer. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { exceptions: [] }))
    .map(({ summary, startDate, endDate }) =>
      [summary, startDate.toString(), endDate.toString()].join(' '),
    );

async function freshVilla() {
  const { villaId } = await addOffer(suite);
  suite.later(() => db.doc(`icalAddresses/${villaId}`).delete());
  suite.later(async () => {
    for (const collection of ['calendars', 'nightHolders', 'blocks']) {
      const { docs } = await db.collection(collection).where('villaId', '==', villaId).get();
      for (const { ref } of docs) await ref.delete();
    }
  });
  return villaId;
}

describe('the calendar of a villa', () => {
  it('has confirmed stays and blocks as days, without names', async () => {
    const villaId = await freshVilla();
    const alternatives = [stay(10, 13), stay(20, 22)];
    for (const requested of alternatives) {
      const request = { ...villaRequest(suite, villaId), ...requested };
      await guest.call('createBooking', request);
      const { requestId: bookingId } = request;
      if (requested === alternatives[0]) {
        await staff.call('setBookingStatus', { bookingId, from: 'pending', to: 'confirmed' });
      }
    }
    const blockId = randomUUID();
    const form = { blockId, villaId, ...stay(30, 40), reason: 'note', note: 'A secret' };
    await staff.call('blockNights', form);
    const key = await keyFor('icalAddress', villaId);
    expect(await keyFor('icalAddress', villaId)).toBe(key);
    expect(key).toMatch(/^[\w-]{32}$/);

    const answer = await get(`/ical/${key}.ics`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      'content-disposition': 'attachment; filename="calendar.ics"',
    });
    expect(read(text)).toEqual([
      `Reserved ${inDays(10)} ${inDays(13)}`,
      `Not available ${inDays(30)} ${inDays(40)}`,
    ]);
    for (const secret of ['Hannah', 'secret', '@example.com', blockId, key]) {
      expect(text).not.toContain(secret);
    }
    // A client with the current version gets 304.
    const headers = {
      'If-None-Match': answer.headers.get('ETag') ?? '',
      'Cache-Control': 'max-age=0',
    };
    expect((await get(`/ical/${key}.ics`, { headers })).status).toBe(304);
    expect((await get(`/ical/${key}.ics`, { method: 'HEAD' })).status).toBe(200);
    expect((await get(`/ical/${key}.ics`, { method: 'POST' })).status).toBe(405);
  });

  it('exists only at its current address, not at a replaced one', async () => {
    const villaId = await freshVilla();
    const key = await keyFor('icalAddress', villaId);
    const wrong = [wrongKey(key), key.slice(1), '', 'x/y'];
    for (const path of [
      ...wrong.map((other) => `/ical/${other}.ics`),
      `/ical/${key}`,
      `/ical/${villaId}.ics`,
      '/',
      `/ical/${encodeURIComponent('../')}${key}.ics`,
    ]) {
      const answer = await get(path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    }
    const next = await keyFor('replaceIcalAddress', villaId);
    expect(next).not.toBe(key);
    expect((await get(`/ical/${key}.ics`)).status).toBe(404);
    expect((await get(`/ical/${next}.ics`)).status).toBe(200);
    await db.doc(`villas/${villaId}`).delete();
    expect((await get(`/ical/${next}.ics`)).status).toBe(404);
  });

  it('has an address that only staff can read and replace, for existing villas', async () => {
    const villaId = await freshVilla();
    const waiting = await suite.caller('none');
    for (const name of ['icalAddress', 'replaceIcalAddress'] as const) {
      expect(await refusal(guest.call(name, { villaId }))).toBe('sign-in-required');
      expect(await refusal(waiting.call(name, { villaId }))).toBe('staff-only');
      expect(await refusal(staff.call(name, { villaId: 'nowhere' }))).toBe('item-not-found');
    }
    expect((await db.doc(`icalAddresses/${villaId}`).get()).exists).toBe(false);
  });
});
