import { randomUUID } from 'node:crypto';
import { company } from '@selasar/domain/core';
import { guestMessagesPerHour } from '@selasar/domain/mail';
import type { StatusEvent } from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { addOffer, tourRequest, transferRequest } from './support/offer.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

const text =
  'Hello Hannah Vogel,\n\nyour driver is <b>Wayan</b>.\nSee https://example.com/map\n\nBali';

interface Held {
  kind: 'bookings' | 'transfers';
  id: string;
  email: string;
}
async function book(): Promise<Held> {
  const { customerEmail: email, ...rest } = tourRequest(suite, tourId);
  await guest.call('createBooking', { ...rest, customerEmail: email });
  return { kind: 'bookings', id: rest.requestId, email };
}
async function ride(): Promise<Held> {
  const { customerEmail: email, ...rest } = transferRequest(suite);
  await guest.call('createTransfer', { ...rest, customerEmail: email });
  return { kind: 'transfers', id: rest.requestId, email };
}
const message = ({ kind, id }: Held, via: string, more: object = {}) => ({
  kind,
  id,
  messageId: randomUUID(),
  situation: 'driver',
  via,
  text,
  ...more,
});
const messagesOf = async ({ kind, id }: Held) => {
  const events = await db
    .collection(`${kind}/${id}/events`)
    .where('change.what', '==', 'message')
    .get();
  return events.docs.map((event) => ({ ...(event.data() as StatusEvent), id: event.id }));
};
const mailOf = (id: string) => db.doc(`mail/${id}`).get();
const refusal = (code: string) => ({ details: { code } });
const sendMessage = (input: object, caller: Caller = staff) => caller.call('messageGuest', input);

describe.each([
  ['a booking', book],
  ['a transfer', ride],
])('the guest of %s', (_, create) => {
  it('gets the message of staff by mail, once, with the link of the trip', async () => {
    const held = await create();
    const input = message(held, 'mail');
    expect(await sendMessage(input)).toEqual({ messageId: input.messageId });
    expect(await sendMessage(input)).toEqual({ messageId: input.messageId });
    const mail = (await mailOf(input.messageId)).data();
    expect(mail).toMatchObject({
      to: held.email,
      message: {
        subject: expect.stringMatching(new RegExp(`^Your driver: .* – ${company.name}$`)),
      },
    });
    expect(mail?.['message'].text).toMatch(
      /^Hello Hannah Vogel,\n\nyour driver is <b>Wayan<\/b>\.\nSee https:\/\/example\.com\/map\n\nBali\n\nOpen your trip:\nhttp\S+\/trip\/[\w-]+\n/,
    );
    expect(mail?.['message'].html).toContain('your driver is &lt;b&gt;Wayan&lt;/b&gt;.');
    expect((await db.doc(`mailLog/${input.messageId}`).get()).data()).toMatchObject({
      kind: held.kind,
      requestId: held.id,
      to: held.email,
    });
    expect(await messagesOf(held)).toMatchObject([
      {
        id: input.messageId,
        from: 'pending',
        to: 'pending',
        by: staff.uid,
        byName: 'Nyoman Arta',
        change: { what: 'message', before: {}, after: { situation: 'driver', via: 'mail', text } },
      },
    ]);
  });

  it('reads it in the thread of the trip', async () => {
    const held = await create();
    const input = message(held, 'thread');
    await Promise.all([sendMessage(input), sendMessage(input)]);
    const thread = await db.collection(`${held.kind}/${held.id}/thread`).get();
    expect(thread.docs.map((one) => [one.id, one.data()])).toMatchObject([
      [input.messageId, { from: 'staff', text, byName: 'Nyoman Arta' }],
    ]);
    expect(await messagesOf(held)).toHaveLength(1);
    const answers = await db.collection('mail').where('to', '==', held.email).get();
    const letters = answers.docs.filter(({ id }) => id.startsWith('answer_'));
    // The text already has a greeting.
    expect(letters.map((letter): unknown => letter.get('message.text'))).toEqual([
      expect.stringMatching(/^Hello Hannah Vogel,\n\nyour driver is/),
    ]);
  });
});

it('a message opened in WhatsApp is recorded and not sent', async () => {
  const held = await ride();
  const input = message(held, 'whatsapp');
  await sendMessage(input);
  expect(await messagesOf(held)).toMatchObject([{ change: { after: { via: 'whatsapp', text } } }]);
  expect((await mailOf(input.messageId)).exists).toBe(false);
  expect((await db.collection(`transfers/${held.id}/thread`).get()).size).toBe(0);
});

it('many parallel copies of a message are stored once, and different messages are kept apart', async () => {
  const held = await book();
  const same = message(held, 'mail');
  const others = [message(held, 'mail'), message(held, 'mail')];
  await Promise.all(
    [...Array.from({ length: 5 }, () => same), ...others].map((one) => sendMessage(one)),
  );
  const ids = [same, ...others].map(({ messageId }) => messageId);
  expect(new Set((await messagesOf(held)).map(({ id }) => id))).toEqual(new Set(ids));
  const counted = await db.doc(`rateLimits/message_${held.id}`).get();
  expect(counted.get('taken')).toBe(3);
});

it('an id belongs to one message of one person', async () => {
  const held = await book();
  const input = message(held, 'mail');
  await sendMessage(input);
  const reused = refusal('request-id-reused');
  await expect(sendMessage({ ...input, text: 'Another' })).rejects.toMatchObject(reused);
  await expect(sendMessage({ ...input, via: 'thread' })).rejects.toMatchObject(reused);
  const colleague = await suite.caller('staff');
  await expect(sendMessage(input, colleague)).rejects.toMatchObject(reused);
  expect(await messagesOf(held)).toHaveLength(1);
});

it('a channel that the guest does not have is refused', async () => {
  const held = await book();
  const reference = db.doc(`bookings/${held.id}`);
  await expect(sendMessage(message(held, 'whatsapp'))).rejects.toMatchObject(refusal('no-phone'));
  await reference.update({ customerPhone: '0812 345' });
  await expect(sendMessage(message(held, 'whatsapp'))).rejects.toMatchObject(refusal('no-phone'));
  await reference.update({ customerEmail: '', tripId: 'none' });
  await expect(sendMessage(message(held, 'mail'))).rejects.toMatchObject(refusal('no-email'));
  await expect(sendMessage(message(held, 'thread'))).rejects.toMatchObject(
    refusal('trip-not-found'),
  );
  const gone = { ...held, id: randomUUID() };
  await expect(sendMessage(message(gone, 'mail'))).rejects.toMatchObject(
    refusal('booking-not-found'),
  );
  expect(await messagesOf(held)).toEqual([]);
  expect((await db.doc(`rateLimits/message_${held.id}`).get()).exists).toBe(false);
});

it('open placeholders, hidden characters and long texts are refused', async () => {
  const held = await book();
  const invalid = (problem: string) => ({
    details: { code: 'invalid-input', field: 'text', problem },
  });
  const open = message(held, 'mail', { text: 'Pickup: {time}' });
  await expect(sendMessage(open)).rejects.toMatchObject(invalid('placeholder-open'));
  const long = message(held, 'mail', { text: 'x'.repeat(2001) });
  await expect(sendMessage(long)).rejects.toMatchObject(invalid('text-too-long'));
  const strange = message(held, 'mail', {
    text: 'Hello\u0000\r\nBcc: a@example.com\u0007,\n\nBye',
  });
  await sendMessage(strange);
  const { message: mail } = (await mailOf(strange.messageId)).data() as {
    message: { text: string };
  };
  expect(mail.text).not.toContain('\u0000');
  expect(mail.text).not.toContain('\u0007');
});

it.each([
  [undefined, 'sign-in-required'],
  ['none', 'staff-only'],
] as const)('is refused to a person whose role is %s', async (role, code) => {
  const held = await book();
  await expect(sendMessage(message(held, 'mail'), await suite.caller(role))).rejects.toMatchObject(
    refusal(code),
  );
  expect(await messagesOf(held)).toEqual([]);
});

it(`a guest gets at most ${guestMessagesPerHour} messages within an hour`, async () => {
  const held = await book();
  const counter = db.doc(`rateLimits/message_${held.id}`);
  await sendMessage(message(held, 'mail'));
  await counter.update({ taken: guestMessagesPerHour - 1 });
  const last = message(held, 'mail');
  await sendMessage(last);
  await expect(sendMessage(message(held, 'mail'))).rejects.toMatchObject(
    refusal('too-many-guest-messages'),
  );
  // A repeated message is answered again.
  await sendMessage(last);
  await counter.update({ hour: 1 });
  await sendMessage(message(held, 'mail'));
  expect((await counter.get()).get('taken')).toBe(1);
});
