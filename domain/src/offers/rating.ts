export interface Rating {
  /** Stars, one to five, with one decimal. */
  average: number;
  count: number;
}

export type Rated<Offer> = Offer & { rating?: Rating };

export function ratingOf(reviews: { count: number; sum: number } | undefined): Rating | undefined {
  if (!reviews || reviews.count === 0) return undefined;
  const { count, sum } = reviews;
  return { average: Math.round((sum * 10) / count) / 10, count };
}
