import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import { deliverySchema } from './delivery.ts';
import { canSendAgain, mailEntrySchema } from './mailEntry.ts';
import { sendAgainAnswerSchema, sendAgainInputSchema } from './sendAgain.ts';

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
    schema: sendAgainInputSchema,
    good: { mailId: `reminder_${id}_2026-12-30` },
    bad: { mailId: ['a/b', '', '..', '__x__', 'x'.repeat(101), undefined] },
  },
  'what sendAgain answers': {
    schema: sendAgainAnswerSchema,
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
