import type { ReviewStatus } from '@selasar/domain/reviews';

/** Guest, stars, country, text, written how many days ago, status. */
export type ReviewRow = readonly [
  guest: string,
  rating: number,
  country: string,
  text: string,
  daysAgo: number,
  status: ReviewStatus,
];

/** Reviews by past guests; the most recent ones wait for staff. */
export const reviewRows: readonly ReviewRow[] = [
  [
    'Anna Kowalska',
    5,
    'PL',
    'Our two boys talked of nothing else at dinner. The guide was patient with all their questions, and nobody ever hurried us.',
    0.4,
    'waiting',
  ],
  [
    'Hannah Lindqvist',
    3,
    'SE',
    'A lovely day with a lovely guide, but we spent the last hour in traffic. An earlier start would help.',
    1.2,
    'waiting',
  ],
  [
    'William Carter',
    4,
    'GB',
    'A beautiful house and the kindest staff. The Wi-Fi gave up twice; by then we had stopped needing it.',
    3.5,
    'published',
  ],
  [
    'Aisha Rahman',
    5,
    'MY',
    'Everything went like clockwork, and it still felt as if the evening was ours alone. Worth every dollar.',
    11.8,
    'published',
  ],
];
