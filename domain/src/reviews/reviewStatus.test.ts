import { expect, it } from 'vitest';
import {
  canSetReviewStatus,
  decidedReviewStatuses,
  publicReviewStatuses,
  reviewStatus,
  reviewStatuses,
  waitingReviewStatuses,
} from './reviewStatus.ts';

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
