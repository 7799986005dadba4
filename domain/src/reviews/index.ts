export * from './notReviewed.ts';
export * from './review.ts';
export * from './reviewStatus.ts';
export * from './setReviewStatus.ts';
export * from './summary.ts';
export * from './writeReview.ts';
