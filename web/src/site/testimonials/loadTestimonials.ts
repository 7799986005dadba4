import { findRecentReviews } from '../../data/reviews/findReviews.ts';

/** The page shows the built-in testimonials until this promise settles; it does not reject. */
export const loader = () => ({ newest: findRecentReviews() });
export type TestimonialsData = ReturnType<typeof loader>;
