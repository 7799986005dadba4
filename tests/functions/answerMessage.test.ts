import { randomUUID } from 'node:crypto';
import { company } from '@selasar/domain/core';
import { guestMessagesPerHour } from '@selasar/domain/mail';
import { contactMessageSchema } from '@selasar/domain/messages';
import { describe, expect, it } from 'vitest';
import { messageRequest } from './support/offer.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const visitor = await suite.caller();
const staff = await suite.caller('staff');

async function write() {
  const message = messageRequest(suite);
  await visitor.call('submitMessage', message);
  return message;
}
const answer = (id: string, more: object = {}) => ({
  id,
  answerId: randomUUID(),
  text: 'Yes, from ten on.\nSee <b>you</b> there.',
  seen: 0,
  ...more,
});
const send = (input: object, caller: Caller = staff) => caller.call('answerMessage', input);
const stored = async (id: string) =>
  contactMessageSchema.parse({ id, ...(await db.doc(`messages/${id}`).get()).data() });
const mailOf = async (id: string) => (await db.doc(`mail/${id}`).get()).data();
const refusal = (code: string) => ({ details: { code } });

describe('answerMessage', () => {
  it('mails the answer once, and keeps who answered what and when', async () => {
    const { requestId: id, email, name, subject } = await write();
    const input = answer(id);
    for (let n = 0; n < 2; n += 1) {
      expect(await send(input)).toEqual({ answerId: input.answerId });
    }
    const mail = await mailOf(input.answerId);
    expect(mail).toMatchObject({
      to: email,
      message: { subject: `Re: ${subject} – ${company.name}` },
    });
    expect(mail?.['message'].text).toMatch(
      new RegExp(`^Hello ${name},\\n\\nYes, from ten on\\.\\nSee <b>you</b> there\\.\\n`),
    );
    expect(mail?.['message'].html).toContain('See &lt;b&gt;you&lt;/b&gt; there.');
    expect((await db.doc(`mailLog/${input.answerId}`).get()).data()).toMatchObject({
      kind: 'messages',
      requestId: id,
      to: email,
    });
    const { read, readAt, answers } = await stored(id);
    expect([read, readAt]).toEqual([true, expect.any(Date)]);
    expect(answers).toEqual([
      { id: input.answerId, text: input.text, byName: expect.any(String), at: expect.any(Date) },
    ]);
    expect(answers?.[0]?.byName).not.toBe('');
  });

  it('is a mail in the language of the page on which the message was written', async () => {
    const message = messageRequest(suite);
    await visitor.call('submitMessage', { ...message, language: 'id' });
    const input = answer(message.requestId);
    await send(input);
    expect((await mailOf(input.answerId))?.['message'].text).toMatch(/^Halo /);
  });

  it('refuses an answer by somebody who has not seen the one before, and takes a second one', async () => {
    const { requestId: id } = await write();
    await send(answer(id));
    const late = answer(id, { text: 'No.' });
    await expect(send(late)).rejects.toMatchObject(refusal('message-answered'));
    expect(await mailOf(late.answerId)).toBeUndefined();
    await send({ ...late, seen: 1 });
    expect((await stored(id)).answers?.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Yes/),
      'No.',
    ]);
  });

  it('of two answers at once, one is mailed', async () => {
    const { requestId: id } = await write();
    const both = [answer(id), answer(id, { text: 'No.' })];
    const outcomes = await Promise.allSettled(both.map((input) => send(input)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const mails = await Promise.all(both.map(({ answerId }) => mailOf(answerId)));
    expect(mails.filter(Boolean)).toHaveLength(1);
  });

  it('refuses other text under the same id, no text, no such message and a removed address', async () => {
    const { requestId: id } = await write();
    const input = answer(id);
    await send(input);
    await expect(send({ ...input, text: 'Else' })).rejects.toMatchObject(
      refusal('request-id-reused'),
    );
    await expect(send(answer(id, { text: ' ' }))).rejects.toMatchObject(refusal('invalid-input'));
    await expect(send(answer(randomUUID()))).rejects.toMatchObject(refusal('message-not-found'));
    await db.doc(`messages/${id}`).update({ email: '' });
    await expect(send(answer(id, { seen: 1 }))).rejects.toMatchObject(refusal('no-email'));
  });

  it('is limited, and only for staff', async () => {
    const { requestId: id } = await write();
    for (let seen = 0; seen < guestMessagesPerHour; seen += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await send(answer(id, { seen }));
    }
    await expect(send(answer(id, { seen: guestMessagesPerHour }))).rejects.toMatchObject(
      refusal('too-many-guest-messages'),
    );
    for (const caller of [visitor, await suite.caller('none')]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(send(answer(id), caller)).rejects.toMatchObject({
        code: expect.stringMatching(/unauthenticated|permission-denied/),
      });
    }
  });
});
