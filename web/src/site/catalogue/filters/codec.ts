import { type Filters, noFilters } from './filterSpec.ts';

export interface UrlSpec {
  allLocations: string;
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
    location: params.get(urlNames.location) || spec.allLocations,
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
