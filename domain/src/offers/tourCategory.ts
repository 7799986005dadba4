export const tourCategories = ['adventure', 'romantic', 'family', 'cultural'] as const;
export type TourCategory = (typeof tourCategories)[number];

export const isTourCategory = (value: string): value is TourCategory =>
  (tourCategories as readonly string[]).includes(value);

/** In the admin area any other value counts as adventure. */
export const toTourCategory = (value: string): TourCategory =>
  isTourCategory(value) ? value : 'adventure';
