import { randomUUID } from 'node:crypto';
import { mostAttempts } from '@selasar/domain/mail';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { greeting } from '../../../functions/src/mail/mailContent.ts';
import { mailLog, mails, writeMail } from '../../../functions/src/mail/writeMail.ts';
import { retryMails, sendAgain } from '../../../functions/src/mail/retryMails.ts';
import { followDelivery } from '../../../functions/src/mail/followMail.ts';
import { queueMail, withdrawMail } from '../../../functions/src/mail/mailQueue.ts';
import { callHere, enrolHere } from './callHere.ts';

// Its own project, so that no trigger runs: the tests deliver events themselves.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-mail-log'));
vi.mock('firebase-functions/logger');

const staff = { uid: randomUUID(), role: 'staff' as const };
beforeAll(() => enrolHere(staff));
beforeEach(() => Promise.all([db.recursiveDelete(mails), db.recursiveDelete(mailLog)]));
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const letter = { subject: 'Hi', greeting: greeting('Hello,'), paragraphs: [], facts: [] };
const of = { kind: 'bookings', requestId: randomUUID() } as const;

/** A new mail, and the possible actions of the extension. */
async function written() {
  const id = randomUUID();
  await db.runTransaction(async (transaction) =>
    writeMail(transaction, { id, to: 'ana@example.com', cause: 'staff', of }, letter),
  );
  const mail = mails.doc(id);
  /** The event of a write. */
  const event = () => mail.get();
  const say = async (delivery: object) => {
    await mail.set({ delivery }, { merge: true });
    await followDelivery(await event());
  };
  return {
    id,
    mail,
    event,
    say,
    refuse: (attempts: number, error = 'Error: 451 4.7.1 Later') =>
      say({ state: 'ERROR', attempts, error, endTime: Timestamp.now() }),
    entry: async () => (await mailLog.doc(id).get()).data(),
    asked: async () => (await mail.get()).get('delivery.state') as unknown,
    again: () => callHere(sendAgain, { mailId: id }, staff),
  };
}

const runRetries = async () => retryMails.run({ scheduleTime: new Date().toISOString() });

/** Moves the time forward and runs the schedule. */
async function passes(minutes: number, work: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  try {
    await work();
  } finally {
    vi.useRealTimers();
  }
}

const accepted = {
  state: 'SUCCESS',
  attempts: 1,
  error: null,
  info: { accepted: ['ana@example.com'] },
};

describe('the mail log', () => {
  it('lists a mail once written, and as sent only after the mail server has accepted it', async () => {
    const { say, entry, mail, event } = await written();
    const queued = { ...of, to: 'ana@example.com', subject: 'Hi', state: 'queued', attempts: 0 };
    expect(await entry()).toMatchObject(queued);
    expect((await mail.get()).data()).not.toHaveProperty('kind');
    for (const state of ['PENDING', 'PROCESSING', 'RETRY']) {
      await say({ state, attempts: 0, error: null });
      expect(await entry()).toMatchObject(queued);
    }
    await say(accepted);
    expect(await entry()).toMatchObject({ ...of, state: 'sent', attempts: 1 });
    // Only the provider can know whether it arrived.
    await mail.update({ deliveredAt: Timestamp.now() });
    await followDelivery(await event());
    expect(await entry()).toMatchObject({ ...of, state: 'delivered' });
  });

  it('lists a waiting mail, and no withdrawn one', async () => {
    const id = randomUUID();
    await db.runTransaction(async (transaction) =>
      queueMail(transaction, id, {
        to: 'ana@example.com',
        cause: 'staff',
        of,
        language: undefined,
        mailContent: letter,
      }),
    );
    const entry = await mailLog.doc(id).get();
    expect(entry.data()).toMatchObject({ ...of, state: 'queued' });
    expect(entry.get('leavesAt').toMillis()).toBeGreaterThan(Date.now());
    await db.runTransaction(async (transaction) => withdrawMail(transaction, id));
    expect((await mailLog.doc(id).get()).exists).toBe(false);
  });

  it('is correct for repeated events in any order', async () => {
    const { mail, event, entry, say } = await written();
    await mail.update({ delivery: { state: 'ERROR', attempts: 1, error: 'Error: 451 Later' } });
    const early = await event();
    await say({ ...accepted, attempts: 2 });
    const settled = await entry();
    expect(settled).toMatchObject({ state: 'sent', attempts: 2 });
    await followDelivery(early);
    await followDelivery(early);
    await followDelivery(await event());
    expect(await entry()).toEqual(settled);
  });

  it('keeps the entry of a deleted mail', async () => {
    const { mail, say, event, entry } = await written();
    await say(accepted);
    const late = await event();
    await mail.delete();
    await followDelivery(await event());
    await followDelivery(late);
    expect(await entry()).toMatchObject({ state: 'sent' });
  });

  it('adds a mail that is older than the log', async () => {
    const { id, say, entry } = await written();
    await mailLog.doc(id).delete();
    await say(accepted);
    expect(await entry()).toMatchObject({ to: 'ana@example.com', subject: 'Hi', state: 'sent' });
  });
});

describe('a refused mail', () => {
  it('is tried five times with growing pauses, and then has failed', async () => {
    const { refuse, entry, asked } = await written();
    const pauses = [5, 15, 30, 60];
    for (const [index, minutes] of pauses.entries()) {
      await refuse(index + 1);
      expect(await entry()).toMatchObject({
        state: 'queued',
        attempts: index + 1,
        reason: '451 4.7.1 Later',
      });
      await passes(minutes - 1, runRetries);
      expect(await asked()).toBe('ERROR');
      await passes(minutes, runRetries);
      expect(await asked()).toBe('RETRY');
    }
    await refuse(mostAttempts);
    const failed = await entry();
    expect(failed).toMatchObject({ state: 'failed', attempts: 5, reason: '451 4.7.1 Later' });
    expect(failed).not.toHaveProperty('nextTryAt');
    await passes(10_000, runRetries);
    expect(await asked()).toBe('ERROR');
  });

  it('has failed at once if the address does not exist', async () => {
    const { refuse, entry } = await written();
    await refuse(1, 'Error: 550 5.1.1 User unknown');
    expect(await entry()).toMatchObject({ state: 'failed', reason: '550 5.1.1 User unknown' });
  });

  it('is not retried once it was sent or deleted', async () => {
    const [sent, deleted] = [await written(), await written()];
    await Promise.all([sent.refuse(1), deleted.refuse(1)]);
    // The event of this change is late.
    await sent.mail.update({ delivery: accepted });
    await deleted.mail.delete();
    await passes(6, runRetries);
    expect(await sent.entry()).toMatchObject({ state: 'sent' });
    expect(await deleted.entry()).toMatchObject({ state: 'failed' });
    expect((await mailLog.where('nextTryAt', '>', new Date(0)).get()).size).toBe(0);
  });

  it('includes a mail that the extension abandoned', async () => {
    const { say, mail, entry, event } = await written();
    const leaseExpireTime = Timestamp.fromMillis(Date.now() + 60_000);
    await say({ state: 'PROCESSING', attempts: 0, error: null, leaseExpireTime });
    await runRetries();
    expect((await mail.get()).get('delivery.state')).toBe('PROCESSING');
    await passes(2, runRetries);
    await followDelivery(await event());
    expect((await mail.get()).get('delivery')).toMatchObject({ state: 'ERROR', attempts: 1 });
    expect(await entry()).toMatchObject({
      state: 'queued',
      reason: expect.stringContaining('lease'),
    });
  });
});

describe('staff retry a mail', () => {
  it('that has failed, once for parallel calls', async () => {
    const { refuse, again, asked, entry } = await written();
    await refuse(mostAttempts);
    const answers = await Promise.allSettled([again(), again(), again()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await asked()).toBe('RETRY');
    expect(await entry()).toMatchObject({ state: 'queued' });
    await expect(again()).rejects.toMatchObject({ details: { code: 'mail-not-refused' } });
    // The mail is refused again: that attempt counts, and the mail has failed again.
    await refuse(mostAttempts + 1);
    expect(await entry()).toMatchObject({ state: 'failed', attempts: 6 });
    await expect(again()).resolves.toEqual({ mailId: expect.any(String) });
  });

  it('or the schedule does, never both', async () => {
    const { refuse, again, asked } = await written();
    await refuse(1);
    await passes(6, async () => {
      const [byHand] = await Promise.allSettled([again(), runRetries()]);
      expect(['fulfilled', 'rejected']).toContain(byHand.status);
    });
    expect(await asked()).toBe('RETRY');
    await expect(again()).rejects.toMatchObject({ details: { code: 'mail-not-refused' } });
  });

  it('but not a queued, sent or unknown one', async () => {
    const { say, again } = await written();
    await expect(again()).rejects.toMatchObject({ details: { code: 'mail-not-refused' } });
    await say(accepted);
    await expect(again()).rejects.toMatchObject({ details: { code: 'mail-not-refused' } });
    const missing = callHere(sendAgain, { mailId: 'missing' }, staff);
    await expect(missing).rejects.toMatchObject({ details: { code: 'mail-not-found' } });
  });

  it('and nobody else may', async () => {
    const { id, refuse, asked } = await written();
    await refuse(mostAttempts);
    const stranger = { uid: randomUUID(), role: 'pending' as const };
    await enrolHere(stranger);
    await expect(callHere(sendAgain, { mailId: id }, stranger)).rejects.toMatchObject({
      details: { code: 'staff-only' },
    });
    await expect(callHere(sendAgain, { mailId: id })).rejects.toMatchObject({
      details: { code: 'sign-in-required' },
    });
    expect(await asked()).toBe('ERROR');
  });
});
