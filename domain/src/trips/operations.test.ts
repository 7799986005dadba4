import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { id, stay } from '../../testing/values.ts';
import { staffTripOperations, guestTripOperations } from './operations.ts';

const named = { kind: 'bookings', id };
const own = { ...named, key: 'k'.repeat(100) };
const badName = { kind: ['messages', undefined], id: ['1'] };
const badOwn = { ...badName, key: ['k'.repeat(101), undefined, 1] };
const written = { messageId: id, text: 'May we come later?\nOur flight is late.' };
const badMessage = { messageId: ['1', undefined], text: ['', ' ', 'x'.repeat(2001), 1] };
const asking = { isTrial: true, shownTotal: 540 };

const cases: SchemaCases = {
  'what cancelRequest takes': {
    schema: guestTripOperations.cancelRequest.input,
    good: own,
    bad: badOwn,
  },
  'what cancelRequest answers': {
    schema: guestTripOperations.cancelRequest.answer,
    good: { outcome: 'requested', lost: 90 },
    bad: { outcome: ['refused', undefined], lost: ['90'] },
  },
  'what requestChange takes of a booking': {
    schema: guestTripOperations.requestChange.input,
    good: { ...own, requested: { ...stay, numberOfGuests: 3 }, ...asking },
    bad: {
      ...badOwn,
      requested: [undefined, { ...stay, numberOfGuests: 11 }, { ...stay, numberOfGuests: 0 }, {}],
      isTrial: ['yes'],
      shownTotal: ['540'],
    },
  },
  'what requestChange takes of a transfer': {
    schema: guestTripOperations.requestChange.input,
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
    schema: guestTripOperations.requestChange.answer,
    good: { total: 540 },
    bad: { total: [undefined] },
  },
  'what withdrawChangeRequest takes': {
    schema: guestTripOperations.withdrawChangeRequest.input,
    good: own,
    bad: badOwn,
  },
  'what withdrawChangeRequest answers': {
    schema: guestTripOperations.withdrawChangeRequest.answer,
    good: named,
    bad: badName,
  },
  'what writeToUs takes': {
    schema: guestTripOperations.writeToUs.input,
    good: { ...own, ...written },
    bad: { ...badOwn, ...badMessage },
  },
  'what writeToUs answers': {
    schema: guestTripOperations.writeToUs.answer,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what answerGuest takes': {
    schema: staffTripOperations.answerGuest.input,
    good: { ...named, ...written },
    bad: { ...badName, ...badMessage, text: ['x'.repeat(2001), 1] },
  },
  'what answerGuest answers': {
    schema: staffTripOperations.answerGuest.answer,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what resolveChangeRequest takes': {
    schema: staffTripOperations.resolveChangeRequest.input,
    good: { ...named, requestedAt: 1_795_000_000_000, accept: true },
    bad: { ...badName, requestedAt: ['now', 0.5, undefined], accept: [undefined, 'yes'] },
  },
  'what resolveChangeRequest answers': {
    schema: staffTripOperations.resolveChangeRequest.answer,
    good: { status: 'cancelled' },
    bad: { status: [undefined] },
  },
};

describeSchemas(cases);
