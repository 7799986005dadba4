import type { CivilDate } from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';

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

const lower = (text: string) => text.trim().toLowerCase();

export function matching<Item>(
  spec: FilterSpec<Item>,
  filters: Filters,
  items: readonly Item[],
  today: CivilDate,
): Item[] {
  const search = lower(filters.search);
  return items.filter((item) => {
    const price = spec.price(item, today);
    return (
      spec.texts(item).some((text) => lower(text).includes(search)) &&
      price >= filters.minPrice &&
      (filters.maxPrice === undefined || price <= filters.maxPrice) &&
      (filters.location === spec.allLocations || spec.location(item) === filters.location) &&
      (filters.group === spec.group.all || spec.group.has(item, filters.group))
    );
  });
}

/** US dollars, rounded up to the step. */
export const highestPrice = <Item>(
  { price, priceStep, initialMaxPrice }: FilterSpec<Item>,
  items: readonly Item[],
  today: CivilDate,
): number =>
  items.length > 0
    ? Math.ceil(Math.max(...items.map((item) => price(item, today))) / priceStep) * priceStep
    : initialMaxPrice;

export const locationsOf = <Item>(
  { location }: FilterSpec<Item>,
  items: readonly Item[],
): string[] => [...new Set(items.map(location))].sort((a, b) => a.localeCompare(b, 'en'));

/** A link may name a location that has no items any more, or start above every price. */
export const applicable = <Item>(
  spec: FilterSpec<Item>,
  filters: Filters,
  items: readonly Item[],
  today: CivilDate,
): Filters => ({
  ...filters,
  minPrice: Math.min(filters.minPrice, highestPrice(spec, items, today)),
  location: locationsOf(spec, items).includes(filters.location)
    ? filters.location
    : spec.allLocations,
});

export interface Choice {
  value: string;
  label: string;
}

export const locationOptions = <Item>(spec: FilterSpec<Item>, items: readonly Item[]): Choice[] => [
  { value: spec.allLocations, label: t('All locations') },
  ...locationsOf(spec, items).map((place) => ({ value: place, label: place })),
];

export const groupOptions = <Item>({ group }: FilterSpec<Item>): Choice[] => [
  { value: group.all, label: t(group.allLabel) },
  ...group.options.map(({ value, label }) => ({ value, label: t(label) })),
];
