import { t } from '@selasar/domain';
import type { PlainMessage, TourCategory } from '@selasar/domain';

export const categoryNames: Readonly<Record<TourCategory, PlainMessage>> = {
  adventure: 'Adventure',
  romantic: 'Romantic',
  family: 'Family',
  cultural: 'Cultural',
};

const isKnown = (category: string): category is TourCategory =>
  Object.hasOwn(categoryNames, category);

/** 'adventure' → 'Adventure' */
export const categoryTitle = (category: string): string =>
  isKnown(category)
    ? t(categoryNames[category])
    : category.charAt(0).toUpperCase() + category.slice(1);
