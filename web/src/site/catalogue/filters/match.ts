import type { CivilDate } from '@selasar/domain/core';
import type { FilterSpec, Filters } from './filterSpec.ts';

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
