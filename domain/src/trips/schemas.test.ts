import { describeSchemas } from '../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../testing/describeSchemas.ts';
import { id, stay } from '../../testing/values.ts';
import {
  resolveChangeRequestAnswerSchema,
  resolveChangeRequestInputSchema,
} from './resolveChangeRequest.ts';
import { answerGuestAnswerSchema, answerGuestInputSchema } from './answerGuest.ts';
import { requestChangeAnswerSchema, requestChangeInputSchema } from './requestChange.ts';
import { cancelRequestAnswerSchema, cancelRequestInputSchema } from './cancelRequest.ts';
import {
  withdrawChangeRequestAnswerSchema,
  withdrawChangeRequestInputSchema,
} from './withdrawChangeRequest.ts';
import { writeToUsAnswerSchema, writeToUsInputSchema } from './writeToUs.ts';

const named = { kind: 'bookings', id };
const own = { ...named, key: 'k'.repeat(100) };
const badName = { kind: ['messages', undefined], id: ['1'] };
const badOwn = { ...badName, key: ['k'.repeat(101), undefined, 1] };
const written = { messageId: id, text: 'May we come later?\nOur flight is late.' };
const badMessage = { messageId: ['1', undefined], text: ['', ' ', 'x'.repeat(2001), 1] };
const asking = { isTrial: true, shownTotal: 540 };

const cases: SchemaCases = {
  'what cancelRequest takes': { schema: cancelRequestInputSchema, good: own, bad: badOwn },
  'what cancelRequest answers': {
    schema: cancelRequestAnswerSchema,
    good: { outcome: 'requested', lost: 90 },
    bad: { outcome: ['refused', undefined], lost: ['90'] },
  },
  'what requestChange takes of a booking': {
    schema: requestChangeInputSchema,
    good: { ...own, requested: { ...stay, numberOfGuests: 3 }, ...asking },
    bad: {
      ...badOwn,
      requested: [undefined, { ...stay, numberOfGuests: 11 }, { ...stay, numberOfGuests: 0 }, {}],
      isTrial: ['yes'],
      shownTotal: ['540'],
    },
  },
  'what requestChange takes of a transfer': {
    schema: requestChangeInputSchema,
    good: {
      ...own,
      kind: 'transfers',
      requested: { pickupDate: '2026-12-14', pickupTime: '14:00', passengers: 2, luggage: 3 },
      ...asking,
    },
    bad: {
      requested: [
        { pickupDate: '2026-12-14', pickupTime: '14:30', passengers: 2, luggage: 3 },
        stay,
      ],
    },
  },
  'what requestChange answers': {
    schema: requestChangeAnswerSchema,
    good: { total: 540 },
    bad: { total: [undefined] },
  },
  'what withdrawChangeRequest takes': {
    schema: withdrawChangeRequestInputSchema,
    good: own,
    bad: badOwn,
  },
  'what withdrawChangeRequest answers': {
    schema: withdrawChangeRequestAnswerSchema,
    good: named,
    bad: badName,
  },
  'what writeToUs takes': {
    schema: writeToUsInputSchema,
    good: { ...own, ...written },
    bad: { ...badOwn, ...badMessage },
  },
  'what writeToUs answers': {
    schema: writeToUsAnswerSchema,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what answerGuest takes': {
    schema: answerGuestInputSchema,
    good: { ...named, ...written },
    bad: { ...badName, ...badMessage, text: ['x'.repeat(2001), 1] },
  },
  'what answerGuest answers': {
    schema: answerGuestAnswerSchema,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what resolveChangeRequest takes': {
    schema: resolveChangeRequestInputSchema,
    good: { ...named, requestedAt: 1_795_000_000_000, accept: true },
    bad: { ...badName, requestedAt: ['now', 0.5, undefined], accept: [undefined, 'yes'] },
  },
  'what resolveChangeRequest answers': {
    schema: resolveChangeRequestAnswerSchema,
    good: { status: 'cancelled' },
    bad: { status: [undefined] },
  },
};

describeSchemas(cases);
