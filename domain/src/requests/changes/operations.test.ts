import { expect, it } from 'vitest';
import { describeSchemas, type SchemaCases } from '../../../testing/describeSchemas.ts';
import { at, id } from '../../../testing/values.ts';
import { changeOperations, undo } from './operations.ts';
import { statusEventSchema } from './statusEvent.ts';

const change = { kind: 'bookings', id, from: 'pending', to: 'cancelled' };

const cases: SchemaCases = {
  'what undoChange takes': {
    schema: changeOperations.undoChange.input,
    good: { kind: 'transfers', id, eventId: 'a1'.repeat(20) },
    bad: {
      kind: ['messages', ''],
      id: ['1'],
      eventId: ['', 'a/b', '/ab', 'ab/', 'a1'.repeat(20) + 'x', undefined],
    },
  },
  'what undoChange takes of a booking': {
    schema: changeOperations.undoChange.input,
    good: { kind: 'bookings', id, eventId: 'Z' },
    bad: {},
  },
  'what undoChange answers': {
    schema: changeOperations.undoChange.answer,
    good: { id, status: 'pending' },
    bad: { id: [1], status: [undefined] },
  },
  'what setStatuses takes': {
    schema: changeOperations.setStatuses.input,
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
    schema: changeOperations.setStatuses.answer,
    good: {
      results: [
        { id, eventId: 'Z' },
        { id, refusal: { code: 'busy', message: 'Later.' } },
      ],
    },
    bad: { results: [[{ id }], [{ id, refusal: 'busy' }], undefined] },
  },
  'what undoStatuses takes': {
    schema: changeOperations.undoStatuses.input,
    good: { changes: [{ kind: 'bookings', id, eventId: 'Z' }] },
    bad: { changes: [[], [{ kind: 'bookings', id }]] },
  },
  'what undoStatuses answers': {
    schema: changeOperations.undoStatuses.answer,
    good: {
      results: [
        { id, status: 'pending' },
        { id, refusal: { code: 'busy', message: 'Later.' } },
      ],
    },
    bad: { results: [[{ id }], undefined] },
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

it('the guest’s mail waits longer than the undo button is shown', () => {
  expect(undo.mailWaitsMs).toBeGreaterThan(undo.offeredMs);
});
