import { villaFilter } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import type { FilterKind } from '../filters/kind.ts';

const { smallMaxCapacity, largeMinCapacity } = villaFilter;

const features: Record<string, { label: string; has: (villa: Villa) => boolean }> = {
  pool: { label: 'Private Pool', has: (villa) => villa.hasPool },
  small: { label: '2-4 Guests', has: ({ capacity }) => capacity <= smallMaxCapacity },
  medium: {
    label: `${smallMaxCapacity + 1}-${largeMinCapacity - 1} Guests`,
    has: ({ capacity }) => capacity > smallMaxCapacity && capacity < largeMinCapacity,
  },
  large: {
    label: `${largeMinCapacity}+ Guests`,
    has: ({ capacity }) => capacity >= largeMinCapacity,
  },
};

export const villaFilters: FilterKind<Villa> = {
  allLocations: villaFilter.allLocations,
  group: {
    name: 'feature',
    label: 'Features',
    all: villaFilter.allFeatures,
    allLabel: 'All features',
    options: Object.entries(features).map(([value, { label }]) => ({ value, label })),
    has: (villa, feature) => features[feature]?.has(villa) ?? true,
  },
  initialMaxPrice: villaFilter.initialPrice.max,
  priceStep: 10,
  texts: (villa) => [villa.name, villa.shortDescription],
  price: (villa) => villa.pricePerNight,
  location: (villa) => villa.location,
};
