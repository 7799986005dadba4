import type { PublicReview } from '@selasar/domain';

/** The React key of a review in a list: its id is not public. */
export const reviewKey = ({ month, name }: PublicReview, place: number): string =>
  `${place} ${month} ${name}`;
