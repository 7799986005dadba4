import type { Review } from '@selasar/domain/reviews';
import { expect, it } from 'vitest';
import { inOrder } from './ReviewsPage.tsx';

const review = (
  id: string,
  minute: number,
  status: Review['status'],
  changed = minute,
): Review => ({
  id,
  tripId: 't1',
  bookingType: 'tour',
  itemId: 'walk',
  itemName: 'Ubud Walk',
  rating: 5,
  text: 'The best morning of all.',
  name: 'Hannah V.',
  country: '',
  month: '2026-11',
  status,
  createdAt: new Date(Date.UTC(2026, 10, 20, 0, minute)),
  updatedAt: new Date(Date.UTC(2026, 10, 20, 0, changed)),
});

it('lists pending reviews first, then the newest', () => {
  const listed = inOrder([
    review('old', 1, 'waiting'),
    review('hidden', 4, 'hidden'),
    review('new', 2, 'waiting'),
    review('shown', 3, 'published'),
  ]);
  expect(listed.map(({ id }) => id)).toEqual(['new', 'old', 'hidden', 'shown']);
});

it('lists a review once if two lists have it, in its latest version', () => {
  const before = review('a', 1, 'waiting');
  const after = review('a', 1, 'published', 2);
  expect(inOrder([before, after])).toEqual([after]);
  expect(inOrder([after, before])).toEqual([after]);
});
