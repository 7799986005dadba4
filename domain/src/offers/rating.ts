/** What guests who wrote about a tour or villa gave it. */
export interface Rating {
  /** Stars, one to five, with one decimal. */
  average: number;
  /** How many guests wrote. */
  count: number;
}

/** So many that are not at hand one by one, and all their stars together. */
interface Counted {
  count: number;
  sum: number;
}

/** The rating of an offer by all that was written about it; undefined while nobody has. */
export function ratingOf(
  reviews: readonly { rating: number }[],
  more: Counted = { count: 0, sum: 0 },
): Rating | undefined {
  const count = more.count + reviews.length;
  if (count === 0) return undefined;
  const stars = reviews.reduce((sum, { rating }) => sum + rating, more.sum);
  return { average: Math.round((stars * 10) / count) / 10, count };
}
