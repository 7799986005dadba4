import { tourCategories, tourPrices } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import type { Listed } from '../../../data/reviews/rated.ts';
import type { FilterSpec } from '../filters/filterSpec.ts';
import { categoryNames } from './categoryTitle.ts';

export const tourFilters: FilterSpec<Listed<Tour>> = {
  allLocations: 'all-locations',
  group: {
    name: 'category',
    label: 'Category',
    all: 'all-categories',
    allLabel: 'All categories',
    options: tourCategories.map((category) => ({
      value: category,
      label: categoryNames[category],
    })),
    has: (tour, category) => tour.category === category,
  },
  initialMaxPrice: 200,
  priceStep: 10,
  texts: (tour) => [tour.title, tour.shortDescription],
  price: (tour, today) => tourPrices(tour, today).lowest,
  location: (tour) => tour.location,
};
