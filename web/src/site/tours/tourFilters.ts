import { tourCategories, tourFilter } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import type { FilterKind } from '../filters/kind.ts';
import { categoryTitle } from './categoryTitle.ts';

export const tourFilters: FilterKind<Tour> = {
  allLocations: tourFilter.allLocations,
  group: {
    name: 'category',
    label: 'Category',
    all: tourFilter.allCategories,
    allLabel: 'All categories',
    options: tourCategories.map((category) => ({
      value: category,
      label: categoryTitle(category),
    })),
    has: (tour, category) => tour.category === category,
  },
  initialMaxPrice: tourFilter.initialPrice.max,
  priceStep: tourFilter.priceStep,
  texts: (tour) => [tour.title, tour.shortDescription],
  price: (tour) => tour.priceFrom,
  location: (tour) => tour.location,
};
