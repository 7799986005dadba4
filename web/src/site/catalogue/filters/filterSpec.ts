import type { CivilDate } from '@selasar/domain/core';
import type { PlainMessage } from '@selasar/domain/i18n';

export interface FilterSpec<Item> {
  allLocations: string;
  /** The categories of tours, the features of villas. */
  group: {
    /** Its name in the URL. */
    name: string;
    label: PlainMessage;
    all: string;
    allLabel: PlainMessage;
    options: readonly { value: string; label: PlainMessage }[];
    has: (item: Item, option: string) => boolean;
  };
  /** US dollars. The slider's end while the data loads. */
  initialMaxPrice: number;
  priceStep: number;
  texts: (item: Item) => readonly string[];
  /** The lowest price from that day on. */
  price: (item: Item, today: CivilDate) => number;
  location: (item: Item) => string;
}

export interface Filters {
  search: string;
  /** US dollars, both included; without `maxPrice` there is no upper end. */
  minPrice: number;
  maxPrice: number | undefined;
  location: string;
  group: string;
}

export const noFilters = (
  spec: Pick<FilterSpec<never>, 'allLocations'> & { group: { all: string } },
): Filters => ({
  search: '',
  minPrice: 0,
  maxPrice: undefined,
  location: spec.allLocations,
  group: spec.group.all,
});
