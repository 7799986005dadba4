/** The business constants of the product, in one place. Durations are in milliseconds. */

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

export const guests = { min: 1, max: 10, initial: 2 };

/** The longest stay one request may ask for, and how far ahead a start date may lie. */
export const maxStayNights = 60;
export const bookingHorizonDays = 730;
/** How far the date pickers look for the next free day. */
export const freeDaySearchDays = 365;
/** How many free stays a guest is offered instead of a taken one, and how many days away from the wish at most. */
export const freeStaySearch = { atMost: 3, withinDays: 60 };

export const transfer = {
  passengers: { min: 1, max: 8, initial: 1 },
  luggage: { min: 0, max: 10, initial: 1 },
  /** US dollars, whatever the route. */
  totalAmount: 50,
  /** Every full hour: '00:00' to '23:00'. */
  pickupTimes: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  /** Where the list of times opens when nothing is chosen. */
  usualPickupTime: '09:00',
};

export const contactFormDelayMs = 1000;

export const admin = {
  recentBookings: 5,
  bookingIdLength: 8,
  specialRequestsLength: 50,
};

/**
 * How long a change of status is offered to be undone, and how long the guest's mail of it waits: a little longer, so
 * that a click in the last second counts.
 */
export const undo = { offeredMs: 10_000, mailWaitsMs: 14_000 };

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

/** The rules let the public list at most this many tours or villas at once: a query has to carry this limit. */
export const publicListLimit = 100;
