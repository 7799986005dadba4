import { describe, expect, it } from 'vitest';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { tourFilters } from '../tours/ToursContent.tsx';
import { villaFilters } from '../villas/VillasContent.tsx';
import {
  allLocations,
  noFilters,
  type Filters,
  highestPrice,
  locationsOf,
  matching,
  readFilters,
  writeFilters,
} from './filters.ts';

const today = '2026-12-01';
const tours = (change: Partial<Filters>) =>
  matching(tourFilters, { ...noFilters(tourFilters), ...change }, sampleTours, today).map(
    ({ slug }) => slug,
  );
const villas = (change: Partial<Filters>) =>
  matching(villaFilters, { ...noFilters(villaFilters), ...change }, sampleVillas, today).map(
    ({ slug }) => slug,
  );

describe('tour filters', () => {
  it('match everything at the start', () => {
    expect(tours({})).toHaveLength(sampleTours.length);
    expect(noFilters(tourFilters)).toEqual({
      search: '',
      minPrice: 0,
      maxPrice: undefined,
      location: 'all-locations',
      group: 'all-categories',
    });
  });

  it('search titles and short descriptions, ignoring case, but not full descriptions', () => {
    expect(tours({ search: 'BATUR' })).toEqual(['mount-batur-sunrise-trek']);
    expect(tours({ search: '  active volcano ' })).toEqual(['mount-batur-sunrise-trek']);
    expect(tours({ search: 'Tegallalang' })).toEqual([]);
  });

  it('include both ends of the price range', () => {
    expect(tours({ minPrice: 85, maxPrice: 95 })).toEqual([
      'ubud-jungle-adventure',
      'sacred-temples-tour',
    ]);
    expect(tours({ minPrice: 120 })).toEqual(['romantic-uluwatu-sunset']);
    expect(tours({ minPrice: 121 })).toEqual([]);
  });

  it('use the lowest price of a tour from today on', () => {
    const [tour] = sampleTours;
    if (!tour) throw new Error('there are no sample tours');
    const rules = { seasons: { '2026-11-01/2026-12-01': 60 } };
    const cheap = (day: string) =>
      matching(
        tourFilters,
        { ...noFilters(tourFilters), maxPrice: 70 },
        [{ ...tour, priceFrom: 85, rules }],
        day,
      ).length;
    expect([cheap(today), cheap('2026-12-02')]).toEqual([1, 0]);
    expect(highestPrice(tourFilters, [{ ...tour, priceFrom: 85, rules }], today)).toBe(60);
  });

  it('must all match', () => {
    expect(tours({ group: 'adventure' })).toHaveLength(2);
    expect(tours({ group: 'adventure', location: 'Ubud' })).toEqual(['ubud-jungle-adventure']);
    expect(tours({ group: 'adventure', location: 'Ubud', maxPrice: 80 })).toEqual([]);
  });

  it('derive the end of the slider and the locations from the tours', () => {
    expect(highestPrice(tourFilters, sampleTours, today)).toBe(120);
    expect(highestPrice(tourFilters, [], today)).toBe(200);
    const [tour] = sampleTours;
    expect(tour && highestPrice(tourFilters, [{ ...tour, priceFrom: 121 }], today)).toBe(130);
    const locations = locationsOf(tourFilters, [...sampleTours, ...sampleTours]);
    expect(locations).toContain('Ubud');
    expect(locations).toEqual([...new Set(locations)].sort());
  });
});

describe('villa filters', () => {
  const of = (capacity: number) =>
    sampleVillas.slice(0, 1).map((villa) => ({ ...villa, capacity }));
  const isIn = (capacity: number, group: string) =>
    matching(villaFilters, { ...noFilters(villaFilters), group }, of(capacity), today).length === 1;

  it('group by capacity: small up to 4, medium 5 to 7, large from 8', () => {
    const groups = [1, 4, 5, 7, 8, 20].map((capacity) =>
      ['small', 'medium', 'large'].filter((group) => isIn(capacity, group)),
    );
    expect(groups).toEqual([['small'], ['small'], ['medium'], ['medium'], ['large'], ['large']]);
  });

  it('name the groups', () => {
    expect(villaFilters.group.options.map(({ label }) => label)).toEqual([
      'Private Pool',
      '2-4 Guests',
      '5-7 Guests',
      '8+ Guests',
    ]);
  });

  it('find the villas with a private pool', () => {
    expect(villas({ group: 'pool' })).toEqual(
      sampleVillas.filter(({ hasPool }) => hasPool).map(({ slug }) => slug),
    );
  });

  it('search names and short descriptions', () => {
    expect(villas({ search: 'BAMBOO HOUSE' })).toEqual(['villa-bambu-sidemen']);
    expect(villas({ search: 'karang' })).toEqual(['villa-karang-uluwatu']);
  });

  it('end the slider at 1000 while the villas load', () => {
    expect(highestPrice(villaFilters, [], today)).toBe(1000);
    expect(highestPrice(villaFilters, sampleVillas, today)).toBe(520);
  });
});

describe('filters in the address', () => {
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
            for (const location of [allLocations, 'Ubud', 'Nusa Dua & Jimbaran'])
              for (const group of [
                spec.group.all,
                ...spec.group.options.map(({ value }) => value),
              ]) {
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
      expect(read('location=all-locations&category=all-categories')).toEqual(
        noFilters(tourFilters),
      );
    });

    it('ignores invalid values', () => {
      const nonsense = 'min=-5&max=cheap&category=boat&location=&page=2';
      expect(read(nonsense)).toEqual(noFilters(tourFilters));
      expect(read('min=1e3&max=Infinity')).toEqual(noFilters(tourFilters));
      expect(read('min=500&max=10')).toEqual(noFilters(tourFilters));
    });
  });
});
