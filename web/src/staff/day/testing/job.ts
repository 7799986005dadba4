import type { Job } from '@selasar/domain/crew';

const at = new Date('2026-11-20T02:05:00Z');

/** A job for tests. */
export const job = (other: Partial<Job> = {}): Job => ({
  kind: 'bookings',
  id: '2f0c2a44-5e1a-4bae-8ba1-000000000000',
  part: 'tour',
  sort: 'tour',
  time: '07:30',
  title: 'Ubud Jungle Adventure',
  guests: 2,
  who: 'Hannah Vogel',
  status: 'confirmed',
  more: [],
  isTurnover: false,
  createdAt: at,
  updatedAt: at,
  ...other,
});
