/** What only the site or the staff's area shows. Durations are in milliseconds. */

export const navigation = { scrollThresholdPx: 50 };

export const hero = {
  rotationMs: 4000,
  fadeGapMs: 300,
  imageCount: 3,
  /** Share of the viewport's height, in percent. */
  heights: { full: 100, large: 80, medium: 60, small: 40 },
  defaultHeight: 'large',
} as const;

export const homeLists = { featuredItems: 3, testimonials: 3 };

export const ratingStars = 5;
/** Shown on the dashboard; not computed from reviews. */
export const averageRating = 4.8;

export const contactFormDelayMs = 1000;

export const admin = {
  recentBookings: 5,
  specialRequestsLength: 50,
};

export const tourFilter = {
  priceStep: 10,
  initialPrice: { min: 0, max: 200 },
  allLocations: 'all-locations',
  allCategories: 'all-categories',
} as const;

export const villaFilter = {
  initialPrice: { min: 0, max: 1000 },
  allLocations: 'all-locations',
  allFeatures: 'all-features',
  /** Guests; a villa of 5 to 7 is neither small nor large, but medium. */
  smallMaxCapacity: 4,
  largeMinCapacity: 8,
} as const;
