import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id, stay } from '../../testing/values.ts';
import { callErrorSchema, guestCallErrorSchema } from './callError.ts';
import {
  setStatusesAnswerSchema,
  setStatusesInputSchema,
  undoStatusesAnswerSchema,
  undoStatusesInputSchema,
} from './setStatuses.ts';
import { statusEventSchema } from './statusEvent.ts';
import { undoStatusAnswerSchema, undoStatusInputSchema } from './undoStatus.ts';

const change = { kind: 'bookings', id, from: 'pending', to: 'cancelled' };

const cases: SchemaCases = {
  'what undoStatus takes': {
    schema: undoStatusInputSchema,
    good: { kind: 'transfers', id, eventId: 'a1'.repeat(20) },
    bad: {
      kind: ['messages', ''],
      id: ['1'],
      eventId: ['', 'a/b', '/ab', 'ab/', 'a1'.repeat(20) + 'x', undefined],
    },
  },
  'what undoStatus takes of a booking': {
    schema: undoStatusInputSchema,
    good: { kind: 'bookings', id, eventId: 'Z' },
    bad: {},
  },
  'what undoStatus answers': {
    schema: undoStatusAnswerSchema,
    good: { id, status: 'pending' },
    bad: { id: [1], status: [undefined] },
  },
  'what setStatuses takes': {
    schema: setStatusesInputSchema,
    good: { changes: [change, { ...change, kind: 'transfers', to: 'confirmed' }] },
    bad: {
      changes: [
        [],
        Array.from({ length: 51 }, () => change),
        [{ ...change, kind: 'messages' }],
        [{ ...change, to: 'unknown' }],
        [{ ...change, from: '' }],
        [{ ...change, id: '1' }],
      ],
    },
  },
  'what setStatuses answers': {
    schema: setStatusesAnswerSchema,
    good: {
      results: [
        { id, eventId: 'Z' },
        { id, refusal: { code: 'busy', message: 'Later.' } },
      ],
    },
    bad: { results: [[{ id }], [{ id, refusal: 'busy' }], undefined] },
  },
  'what undoStatuses takes': {
    schema: undoStatusesInputSchema,
    good: { changes: [{ kind: 'bookings', id, eventId: 'Z' }] },
    bad: { changes: [[], [{ kind: 'bookings', id }]] },
  },
  'what undoStatuses answers': {
    schema: undoStatusesAnswerSchema,
    good: {
      results: [
        { id, status: 'pending' },
        { id, refusal: { code: 'busy', message: 'Later.' } },
      ],
    },
    bad: { results: [[{ id }], undefined] },
  },
  'a refusal that a guest sees': {
    schema: guestCallErrorSchema,
    good: {
      code: 'nights-taken',
      field: 'startDate',
      message: 'Taken.',
      freeStays: [stay],
      retryAt: at.toISOString(),
    },
    bad: {
      code: ['unknown', 'toString', 5, ['busy'], undefined],
      message: [undefined],
      freeStays: ['none'],
      retryAt: ['soon'],
    },
    isStrict: true,
  },
  'a refusal that staff see': {
    schema: callErrorSchema,
    good: {
      code: 'status-stale',
      message: 'Changed.',
      currentStatus: 'confirmed',
      otherBooking: { bookingId: id, customerName: 'Ana', ...stay },
      otherBlock: { blockId: id, ...stay, reason: 'feed', note: '', source: 'Airbnb' },
    },
    bad: { code: ['unknown'], currentStatus: [1], otherBooking: ['Ana'], otherBlock: ['Roof'] },
  },
  'a stored change of status': {
    schema: statusEventSchema,
    good: {
      from: null,
      to: 'pending',
      by: 'guest',
      byName: 'Ana',
      byEmail: 'a@b.example',
      undoes: 'e1',
      at,
    },
    bad: { from: [undefined], to: [null], by: [undefined], at: ['today'] },
  },
};

describeSchemas(cases);

it('hides staff-only details from guests', () => {
  const refusal = { code: 'nights-taken', message: 'Taken.' };
  const shown = (more: object) => guestCallErrorSchema.safeParse({ ...refusal, ...more }).success;
  expect(shown({})).toBe(true);
  expect(shown({ currentStatus: 'confirmed' })).toBe(false);
  expect(shown({ freeStays: [{ ...stay, customerName: 'Ana' }] })).toBe(false);
  expect(shown({ freeStays: [{ startDate: 'soon', endDate: 'later' }] })).toBe(false);
});
