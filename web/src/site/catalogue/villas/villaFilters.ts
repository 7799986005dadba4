import { villaPrices } from '@selasar/domain';
import type { Villa, PlainMessage } from '@selasar/domain';
import type { Listed } from '../../../data/reviews/rated.ts';
import type { FilterSpec } from '../filters/filterSpec.ts';

/** Guests; a villa of 5 to 7 is neither small nor large, but medium. */
const smallMaxCapacity = 4;
const largeMinCapacity = 8;

const features: Record<string, { label: PlainMessage; has: (villa: Listed<Villa>) => boolean }> = {
  pool: { label: 'Private Pool', has: (villa) => villa.hasPool },
  small: { label: '2-4 Guests', has: ({ capacity }) => capacity <= smallMaxCapacity },
  medium: {
    label: '5-7 Guests',
    has: ({ capacity }) => capacity > smallMaxCapacity && capacity < largeMinCapacity,
  },
  large: {
    label: '8+ Guests',
    has: ({ capacity }) => capacity >= largeMinCapacity,
  },
};

export const villaFilters: FilterSpec<Listed<Villa>> = {
  allLocations: 'all-locations',
  group: {
    name: 'feature',
    label: 'Features',
    all: 'all-features',
    allLabel: 'All features',
    options: Object.entries(features).map(([value, { label }]) => ({ value, label })),
    has: (villa, feature) => features[feature]?.has(villa) ?? true,
  },
  initialMaxPrice: 1000,
  priceStep: 10,
  texts: (villa) => [villa.name, villa.shortDescription],
  price: (villa, today) => villaPrices(villa, today).lowest,
  location: (villa) => villa.location,
};
