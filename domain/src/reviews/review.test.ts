import { expect, it } from 'vitest';
import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import {
  offerRatingsSchema,
  recentReviewsSchema,
  publicReviewSchema,
  reviewSummarySchema,
} from './summary.ts';
import {
  reviewFormSchema,
  reviewSchema,
  suggestedName,
  canSetReviewStatus,
  decidedReviewStatuses,
  publicReviewStatuses,
  reviewStatus,
  reviewStatuses,
  waitingReviewStatuses,
  notReviewed,
} from './review.ts';
import { staffReviewOperations, guestReviewOperations } from './operations.ts';

const form = { rating: 5, text: 'The best morning of all.', name: 'Hannah V.', country: 'DE' };
const item = { bookingType: 'tour', itemId: 'walk', itemName: 'Ubud Walk', month: '2026-11' };
const badForm = {
  rating: [0, 6, 4.5, '5', undefined],
  text: ['', 'x'.repeat(19), `${'x'.repeat(10)}${' '.repeat(20)}`, 'x'.repeat(2001), undefined],
  name: ['', ' ', 'x'.repeat(121), 'Look at spam.example.com', undefined],
  country: ['de', 'Germany', 'ZZ', undefined],
};

const cases: SchemaCases = {
  'what the form asks': { schema: reviewFormSchema, good: form, bad: badForm },
  'what writeReview takes': {
    schema: guestReviewOperations.writeReview.input,
    good: { ...form, country: '', key: 'k'.repeat(32), bookingId: id },
    bad: { ...badForm, key: ['k'.repeat(101), 1, undefined], bookingId: ['1', undefined] },
  },
  'what writeReview answers': {
    schema: guestReviewOperations.writeReview.answer,
    good: { bookingId: id, status: 'waiting' },
    bad: { bookingId: [1], status: ['gone'] },
  },
  'what setReviewStatus takes': {
    schema: staffReviewOperations.setReviewStatus.input,
    good: { bookingId: id, from: 'waiting', to: 'published' },
    bad: { bookingId: ['1'], from: ['pending'], to: ['confirmed', undefined] },
  },
  'what setReviewStatus answers': {
    schema: staffReviewOperations.setReviewStatus.answer,
    good: { bookingId: id, status: 'hidden' },
    bad: { bookingId: [1], status: ['open'] },
  },
  'a stored review': {
    schema: reviewSchema,
    good: { id, ...form, tripId: 't1', ...item, status: 'waiting', createdAt: at, updatedAt: at },
    bad: {
      rating: [0, 6],
      text: [undefined],
      name: [undefined],
      tripId: [undefined],
      bookingType: ['boat'],
      itemId: [undefined],
      month: ['November', '2026-11-20'],
      status: ['open'],
      createdAt: [undefined],
    },
  },
  'a published review': {
    schema: publicReviewSchema,
    good: { ...form, country: 'Germany', ...item },
    bad: { rating: [0, 6], text: [1], name: [1], country: [1], month: [1], bookingType: ['boat'] },
  },
  'what a page shows of an offer': {
    schema: reviewSummarySchema,
    good: { count: 1, sum: 5, latest: [] },
    bad: { count: [-1, 0.5], sum: [-1, '5'], latest: [['x']] },
  },
  'the numbers of all offers': {
    schema: offerRatingsSchema,
    good: { offers: { 'tours_ubud-walk': { count: 2, sum: 9 } } },
    bad: { offers: [undefined, [], { 'tours_ubud-walk': { count: -1, sum: 9 } }, { x: 4 }] },
  },
  'the newest reviews': {
    schema: recentReviewsSchema,
    good: { latest: [] },
    bad: { latest: [undefined, ['x']] },
  },
};

describeSchemas(cases);

it('reads a text as typed, without characters that the database rejects', () => {
  const { text } = reviewFormSchema.parse({
    ...form,
    text: '  One\n\n<b>Two</b> and \u0007three ',
  });
  expect(text).toBe('One\n\n<b>Two</b> and  three');
});

it.each([
  ['Hannah Vogel', 'Hannah V.'],
  ['Hannah', 'Hannah'],
  ['  ana maria  de souza ', 'ana S.'],
  ['Ólafur 𝔘𝔟𝔲𝔡', 'Ólafur 𝔘.'],
  ['', ''],
])('suggests for %j the name %j', (customerName, name) => {
  expect(suggestedName(customerName)).toBe(name);
});

const allowed = [
  'waiting > published',
  'waiting > hidden',
  'published > hidden',
  'hidden > published',
];

it('allows only these transitions of a review', () => {
  const found = reviewStatuses.flatMap((from) =>
    reviewStatuses.filter((to) => canSetReviewStatus(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(found).toEqual(expect.arrayContaining(allowed));
  expect(found).toHaveLength(allowed.length);
});

it.each([
  ['waiting', 'Waiting', 'yellow', ['Publish', 'Hide']],
  ['published', 'Published', 'green', ['Hide']],
  ['hidden', 'Hidden', 'red', ['Publish']],
] as const)('shows %s as %s in %s, with the buttons %j', (status, label, color, buttons) => {
  const shown = reviewStatus[status];
  expect(shown).toMatchObject({ label, color });
  expect(shown.actions.map((action) => action.label)).toEqual(buttons);
});

it('makes only published reviews public', () => {
  expect(publicReviewStatuses).toEqual(['published']);
});

it('waits until staff have decided', () => {
  expect(waitingReviewStatuses).toEqual(['waiting']);
  expect(decidedReviewStatuses).toEqual(['published', 'hidden']);
});

const ended = { endDate: '2026-11-20' };

it('allows a review of a confirmed booking from the day after its end', () => {
  expect(notReviewed({ ...ended, status: 'confirmed' }, '2026-11-21')).toBeUndefined();
  expect(notReviewed({ ...ended, status: 'confirmed' }, '2027-11-21')).toBeUndefined();
});

it.each(['2026-11-20', '2026-11-19', '2025-12-31'])(
  'allows no review before the end, on %s',
  (today) => {
    expect(notReviewed({ ...ended, status: 'confirmed' }, today)).toEqual({
      why: 'not-over',
      from: '2026-11-21',
    });
  },
);

it.each(['pending', 'cancelled'] as const)('allows no review of a booking that is %s', (status) => {
  for (const today of ['2026-11-01', '2026-11-21']) {
    expect(notReviewed({ ...ended, status }, today)).toEqual({ why: 'not-confirmed' });
  }
});
