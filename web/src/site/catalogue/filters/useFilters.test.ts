import { describe, expect, it } from 'vitest';
import { tourFilters } from '../tours/ToursContent.tsx';
import { villaFilters } from '../villas/VillasContent.tsx';
import { readFilters, writeFilters, noFilters, type Filters } from './filters.ts';

const specs = [tourFilters, villaFilters];
const read = (query: string) => readFilters(tourFilters, new URLSearchParams(query));

describe('the URL of a filtered list', () => {
  it('omits filters that are not set', () => {
    for (const spec of specs) {
      expect(writeFilters(spec, noFilters(spec)).toString()).toBe('');
      expect(readFilters(spec, new URLSearchParams())).toEqual(noFilters(spec));
    }
  });

  it('round-trips every combination of filters', () => {
    for (const spec of specs) {
      for (const search of ['', ' ', 'batur', 'a & b = c? #1', '“café” %20+é', 'ombak 🌊'])
        for (const [minPrice, maxPrice] of [
          [0, undefined],
          [0, 0],
          [30, 80],
          [520, undefined],
        ] as const)
          for (const location of [spec.allLocations, 'Ubud', 'Nusa Dua & Jimbaran'])
            for (const group of [spec.group.all, ...spec.group.options.map(({ value }) => value)]) {
              const filters: Filters = { search, minPrice, maxPrice, location, group };
              const url = writeFilters(spec, filters).toString();
              expect(readFilters(spec, new URLSearchParams(url))).toEqual(filters);
            }
    }
  });

  it('reads a handwritten link', () => {
    expect(read('q=trek&category=adventure&max=80')).toEqual({
      ...noFilters(tourFilters),
      search: 'trek',
      group: 'adventure',
      maxPrice: 80,
    });
    expect(read('location=all-locations&category=all-categories')).toEqual(noFilters(tourFilters));
  });

  it('ignores invalid values', () => {
    const nonsense = 'min=-5&max=cheap&category=boat&location=&page=2';
    expect(read(nonsense)).toEqual(noFilters(tourFilters));
    expect(read('min=1e3&max=Infinity')).toEqual(noFilters(tourFilters));
    expect(read('min=500&max=10')).toEqual(noFilters(tourFilters));
  });
});
