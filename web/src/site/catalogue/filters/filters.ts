import type { CivilDate } from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The value of the field and of the address. */
export const allLocations = 'all-locations';

/** US dollars. */
export const priceStep = 10;

export interface FilterSpec<Item> {
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

export const noFilters = (spec: UrlSpec): Filters => ({
  search: '',
  minPrice: 0,
  maxPrice: undefined,
  location: allLocations,
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
      (filters.location === allLocations || spec.location(item) === filters.location) &&
      (filters.group === spec.group.all || spec.group.has(item, filters.group))
    );
  });
}

/** US dollars, rounded up to the step. */
export const highestPrice = <Item>(
  { price, initialMaxPrice }: FilterSpec<Item>,
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
  location: locationsOf(spec, items).includes(filters.location) ? filters.location : allLocations,
});

export interface Choice {
  value: string;
  label: string;
}

export const locationOptions = <Item>(spec: FilterSpec<Item>, items: readonly Item[]): Choice[] => [
  { value: allLocations, label: t('All locations') },
  ...locationsOf(spec, items).map((place) => ({ value: place, label: place })),
];

export const groupOptions = <Item>({ group }: FilterSpec<Item>): Choice[] => [
  { value: group.all, label: t(group.allLabel) },
  ...group.options.map(({ value, label }) => ({ value, label: t(label) })),
];

/** Marks the history entries of filter changes. */
const mark = 'filtered';

/** The filters apply at once and are stored in the URL a moment later. */
export function useFilters(spec: UrlSpec) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const [shown, setShown] = useState(() => ({ key, filters: readFilters(spec, params) }));

  if (shown.key !== key) {
    const isOurs = state === mark && navigation !== NavigationType.Pop;
    setShown({ key, filters: isOurs ? shown.filters : readFilters(spec, params) });
  }

  const show = (filters: Filters) => setShown({ ...shown, filters });
  const store = (filters: Filters, replace: boolean) =>
    setParams(writeFilters(spec, filters, params), {
      replace,
      preventScrollReset: true,
      // Back may come before React has rendered the new entry, and would then seem to have changed nothing.
      flushSync: !replace,
      state: mark,
    });

  return {
    filters: shown.filters,
    queryFor: (filters: Filters) => writeFilters(spec, filters, params),
    /** Without changing the URL, while a slider is dragged. */
    preview: show,
    /** Back skips it. */
    type: (filters: Filters) => {
      show(filters);
      store(filters, true);
    },
    /** Back undoes it. */
    choose: (filters: Filters) => {
      show(filters);
      store(filters, false);
    },
  };
}

interface UrlSpec {
  group: { name: string; all: string; options: readonly { value: string }[] };
}

/** The group has the name of its spec. */
export const urlNames = {
  search: 'q',
  minPrice: 'min',
  maxPrice: 'max',
  location: 'location',
} as const;

const toPrice = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** Missing or invalid values filter nothing. */
export function readFilters(spec: UrlSpec, params: URLSearchParams): Filters {
  const group = params.get(spec.group.name) ?? '';
  const minPrice = toPrice(params.get(urlNames.minPrice)) ?? 0;
  const maxPrice = toPrice(params.get(urlNames.maxPrice));
  const isRange = maxPrice === undefined || minPrice <= maxPrice;
  return {
    search: params.get(urlNames.search) ?? '',
    minPrice: isRange ? minPrice : 0,
    maxPrice: isRange ? maxPrice : undefined,
    location: params.get(urlNames.location) || allLocations,
    group: spec.group.options.some(({ value }) => value === group) ? group : spec.group.all,
  };
}

export function writeFilters(
  spec: UrlSpec,
  filters: Filters,
  beside?: URLSearchParams,
): URLSearchParams {
  const none = noFilters(spec);
  const params = new URLSearchParams(beside);
  for (const [field, name] of Object.entries({ ...urlNames, group: spec.group.name })) {
    const value = filters[field as keyof Filters];
    params.delete(name);
    if (value !== none[field as keyof Filters]) params.set(name, String(value));
  }
  return params;
}
