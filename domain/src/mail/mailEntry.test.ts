import { describe, expect, it } from 'vitest';
import {
  deliverySchema,
  mostAttempts,
  nextTry,
  outcomeOf,
  canSendAgain,
  mailEntrySchema,
} from './mailEntry.ts';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import { mailOperations } from './operations.ts';

const delivery = (more: object) => deliverySchema.parse({ attempts: 1, ...more });
const info = {
  messageId: '<1@mail.example>',
  accepted: ['ana@example.com'],
  rejected: [],
  pending: [],
};

describe('the outcome of a mail', () => {
  it.each([undefined, ...['PENDING', 'PROCESSING', 'RETRY'].map((state) => delivery({ state }))])(
    'is open until the extension reports an outcome',
    (open) => {
      expect(outcomeOf(open)).toEqual({ code: 'open' });
    },
  );

  it('is sent once the mail server accepted it', () => {
    expect(outcomeOf(delivery({ state: 'SUCCESS', error: null, info }))).toEqual({ code: 'sent' });
    // A provider without SMTP reports no addresses.
    expect(outcomeOf(delivery({ state: 'SUCCESS' }))).toEqual({ code: 'sent' });
  });

  it.each([{ rejected: ['ana@example.com'] }, { pending: ['ana@example.com'] }])(
    'is refused if the address was not accepted',
    (refused) => {
      const sendResult = { ...info, accepted: [], ...refused, response: '451 4.7.1 Later' };
      expect(outcomeOf(delivery({ state: 'SUCCESS', info: sendResult }))).toEqual({
        code: 'refused',
        reason: '451 4.7.1 Later',
        isFinal: false,
      });
    },
  );

  it.each([
    ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", true],
    ['550-5.1.10 There is nobody', true],
    ['Error: 451 4.7.1 Greylisting in action', false],
    ['Error: Invalid login: 535-5.7.8 Username and Password not accepted', false],
    ['Error: connect ETIMEDOUT 5.1.2.3:587', false],
    ['Error: connect ETIMEDOUT 85.1.22.3:587', false],
  ])('%s: is there no such address? %s', (error, isFinal) => {
    const outcome = outcomeOf(delivery({ state: 'ERROR', error }));
    expect(outcome).toMatchObject({ code: 'refused', isFinal });
    expect(outcome).toHaveProperty('reason', error.replace('Error: ', ''));
  });

  it('has a reason of bounded length, and may have none', () => {
    const reasonOf = (error: unknown) => outcomeOf(delivery({ state: 'ERROR', error }));
    expect(reasonOf('x'.repeat(1000))).toHaveProperty('reason', 'x'.repeat(300));
    expect(reasonOf(null)).toHaveProperty('reason', '');
  });
});

describe('a refused mail', () => {
  const at = new Date('2026-12-30T08:00:00Z');
  const minutes = (attempts: number) => {
    const next = nextTry(attempts, at);
    return next && (next.getTime() - at.getTime()) / 60_000;
  };

  it('is retried after increasing pauses', () => {
    expect([1, 2, 3, 4].map(minutes)).toEqual([5, 15, 30, 60]);
    expect(minutes(0)).toBe(5);
  });

  it('is given up after five attempts', () => {
    expect(mostAttempts).toBe(5);
    expect([5, 6, 100].map(minutes)).toEqual([undefined, undefined, undefined]);
  });
});

describeSchemas({
  'what is kept of a mail': {
    schema: mailEntrySchema,
    good: {
      id,
      kind: 'bookings',
      requestId: id,
      tripId: 'one',
      about: [id],
      to: 'ana@example.com',
      subject: 'Hi',
      state: 'queued',
      reason: '451 4.7.1 Later',
      attempts: 2,
      createdAt: at,
      changedAt: at,
      leavesAt: at,
      nextTryAt: at,
    },
    bad: {
      kind: ['reviews'],
      about: [id, [7]],
      to: [undefined],
      subject: [undefined],
      state: ['SUCCESS', undefined],
      attempts: [1.5, 'one'],
      createdAt: [undefined],
      changedAt: ['today'],
      nextTryAt: ['soon'],
    },
  },
  'what the extension says': {
    schema: deliverySchema,
    good: {
      state: 'ERROR',
      attempts: 1,
      error: 'Error: refused',
      leaseExpireTime: at,
      info: { rejected: ['ana@example.com'], pending: null, response: '250 Ok' },
    },
    bad: { state: ['DONE', undefined], attempts: ['1'], error: [1], info: ['ok'] },
  },
  'what sendAgain takes': {
    schema: mailOperations.sendAgain.input,
    good: { mailId: `reminder_${id}_2026-12-30` },
    bad: { mailId: ['a/b', '', '..', '__x__', 'x'.repeat(101), undefined] },
  },
  'what sendAgain answers': {
    schema: mailOperations.sendAgain.answer,
    good: { mailId: id },
    bad: { mailId: [undefined] },
  },
});

it('staff can send a mail again once it was refused', () => {
  expect(canSendAgain({ state: 'failed' })).toBe(true);
  expect(canSendAgain({ state: 'queued', nextTryAt: at })).toBe(true);
  expect(canSendAgain({ state: 'queued' })).toBe(false);
  expect(canSendAgain({ state: 'sent' })).toBe(false);
});
