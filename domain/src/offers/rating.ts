/** The rating of a tour or villa by its reviews. */
export interface Rating {
  /** Average stars, one to five, with one decimal. */
  average: number;
  /** The number of reviews. */
  count: number;
}

/** The number of reviews that are not loaded individually, and the sum of their stars. */
interface Counted {
  count: number;
  sum: number;
}

/** The rating of an offer by all its reviews; undefined without reviews. */
export function ratingOf(
  reviews: readonly { rating: number }[],
  more: Counted = { count: 0, sum: 0 },
): Rating | undefined {
  const count = more.count + reviews.length;
  if (count === 0) return undefined;
  const stars = reviews.reduce((sum, { rating }) => sum + rating, more.sum);
  return { average: Math.round((stars * 10) / count) / 10, count };
}
