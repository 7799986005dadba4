/** The rating of a tour or villa by its published reviews. */
export interface Rating {
  /** Average stars, one to five, with one decimal. */
  average: number;
  /** The number of reviews. */
  count: number;
}

/** An offer with its rating, if it has one. */
export type Rated<Offer> = Offer & { rating?: Rating };

/** The rating of an offer by the number of its reviews and the sum of their stars; undefined without reviews. */
export function ratingOf(reviews: { count: number; sum: number } | undefined): Rating | undefined {
  if (!reviews || reviews.count === 0) return undefined;
  const { count, sum } = reviews;
  return { average: Math.round((sum * 10) / count) / 10, count };
}
