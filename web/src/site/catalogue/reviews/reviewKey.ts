import type { PublicReview } from '@selasar/domain';

/** What tells a review from the others of a list: it has no id that the public may know. */
export const reviewKey = ({ month, name }: PublicReview, place: number): string =>
  `${place} ${month} ${name}`;
