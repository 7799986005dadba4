import { contactMessageSchema } from '@selasar/domain/messages';
import { describe, expect, it } from 'vitest';
import { messageRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const visitor = await suite.caller();

const request = (change: object = {}) => ({ ...messageRequest(suite), ...change });
const submit = (input: unknown) => visitor.call('submitMessage', input);
const stored = async (id: string) => (await db.doc(`messages/${id}`).get()).data();

describe('submitMessage', () => {
  it('stores the message, unread', async () => {
    const input = request({ read: true });
    expect(await submit(input)).toEqual({ messageId: input.requestId });
    const message = await stored(input.requestId);
    expect(message).toEqual({
      name: 'Hannah Vogel',
      email: input.email,
      subject: 'A question',
      message: 'Is the trek fit for a child of ten?',
      read: false,
      createdAt: expect.objectContaining({ seconds: expect.any(Number) }),
      searchTerms: expect.arrayContaining(['vogel', 'question', `#${input.requestId.slice(0, 8)}`]),
    });
    expect(contactMessageSchema.parse({ id: input.requestId, ...message }).read).toBe(false);
  });

  it('stores a repeated message once, even after it was read', async () => {
    const input = request({ phone: '+49 30 1234567' });
    for (let n = 0; n < 2; n += 1) await submit(input);
    await db.doc(`messages/${input.requestId}`).update({ read: true });
    expect(await submit(input)).toEqual({ messageId: input.requestId });
    expect(await stored(input.requestId)).toMatchObject({ read: true, phone: '+49 30 1234567' });
  });

  it('refuses a different message under the same id', async () => {
    const input = request();
    await submit(input);
    await expect(submit({ ...input, message: 'Another' })).rejects.toMatchObject({
      code: 'functions/already-exists',
      details: { code: 'request-id-reused' },
    });
  });

  it.each(['name', 'email', 'subject', 'message'])('requires %s', async (field) => {
    await expect(submit(request({ [field]: ' ' }))).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { code: 'invalid-input', field, message: expect.stringMatching(/^Please enter/) },
    });
  });

  it('refuses a bot that fills in every field', async () => {
    const input = request({ website: 'https://example.com' });
    await expect(submit(input)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { code: 'looks-automated' },
    });
    expect(await stored(input.requestId)).toBeUndefined();
  });
});
