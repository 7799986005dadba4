import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import { at, id, stay } from '../../testing/values.ts';
import { callErrorSchema, guestCallErrorSchema } from './callError.ts';

describeSchemas({
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
});

it('hides staff-only details from guests', () => {
  const refusal = { code: 'nights-taken', message: 'Taken.' };
  const shown = (more: object) => guestCallErrorSchema.safeParse({ ...refusal, ...more }).success;
  expect(shown({})).toBe(true);
  expect(shown({ currentStatus: 'confirmed' })).toBe(false);
  expect(shown({ freeStays: [{ ...stay, customerName: 'Ana' }] })).toBe(false);
  expect(shown({ freeStays: [{ startDate: 'soon', endDate: 'later' }] })).toBe(false);
});
