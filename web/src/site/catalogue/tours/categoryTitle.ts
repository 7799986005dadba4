import { type PlainMessage, t } from '@selasar/domain/i18n';
import type { TourCategory } from '@selasar/domain/offers';

export const categoryNames: Readonly<Record<TourCategory, PlainMessage>> = {
  adventure: 'Adventure',
  romantic: 'Romantic',
  family: 'Family',
  cultural: 'Cultural',
};

const isKnown = (category: string): category is TourCategory =>
  Object.hasOwn(categoryNames, category);

export const categoryTitle = (category: string): string =>
  isKnown(category)
    ? t(categoryNames[category])
    : category.charAt(0).toUpperCase() + category.slice(1);
