import { describeSchemas } from '../../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../../testing/describeSchemas.ts';
import { at, id } from '../../../testing/values.ts';
import {
  setStatusesAnswerSchema,
  setStatusesInputSchema,
  undoStatusesAnswerSchema,
  undoStatusesInputSchema,
} from './setStatuses.ts';
import { statusEventSchema } from './statusEvent.ts';
import { undoChangeAnswerSchema, undoChangeInputSchema } from './undoChange.ts';

const change = { kind: 'bookings', id, from: 'pending', to: 'cancelled' };

const cases: SchemaCases = {
  'what undoChange takes': {
    schema: undoChangeInputSchema,
    good: { kind: 'transfers', id, eventId: 'a1'.repeat(20) },
    bad: {
      kind: ['messages', ''],
      id: ['1'],
      eventId: ['', 'a/b', '/ab', 'ab/', 'a1'.repeat(20) + 'x', undefined],
    },
  },
  'what undoChange takes of a booking': {
    schema: undoChangeInputSchema,
    good: { kind: 'bookings', id, eventId: 'Z' },
    bad: {},
  },
  'what undoChange answers': {
    schema: undoChangeAnswerSchema,
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
