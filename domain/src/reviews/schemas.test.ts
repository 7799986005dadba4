import { expect, it } from 'vitest';
import { describeSchemas } from '../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../testing/describeSchemas.ts';
import { at, id } from '../../testing/values.ts';
import {
  offerRatingsSchema,
  recentReviewsSchema,
  publicReviewSchema,
  reviewSummarySchema,
} from './summary.ts';
import { reviewFormSchema, reviewSchema, suggestedName } from './review.ts';
import { setReviewStatusAnswerSchema, setReviewStatusInputSchema } from './setReviewStatus.ts';
import { writeReviewAnswerSchema, writeReviewInputSchema } from './writeReview.ts';

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
    schema: writeReviewInputSchema,
    good: { ...form, country: '', key: 'k'.repeat(32), bookingId: id },
    bad: { ...badForm, key: ['k'.repeat(101), 1, undefined], bookingId: ['1', undefined] },
  },
  'what writeReview answers': {
    schema: writeReviewAnswerSchema,
    good: { bookingId: id, status: 'waiting' },
    bad: { bookingId: [1], status: ['gone'] },
  },
  'what setReviewStatus takes': {
    schema: setReviewStatusInputSchema,
    good: { bookingId: id, from: 'waiting', to: 'published' },
    bad: { bookingId: ['1'], from: ['pending'], to: ['confirmed', undefined] },
  },
  'what setReviewStatus answers': {
    schema: setReviewStatusAnswerSchema,
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
