import { cleanup, screen } from '@testing-library/react';
import { airportPosition, baliPlaces, type Position } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { OfferMap, type OfferMapProps } from '../catalogue/offers/OfferMap.tsx';
import { islands, project, size } from './BaliMap.tsx';

const inDegrees = (km: number) => km / 111;

/** Whether a ray from the position to the east crosses the coast an odd number of times. */
const isWithin = ([x, y]: Position, coast: readonly Position[]): boolean =>
  coast.filter(([x1, y1], i) => {
    const [x2, y2] = coast[(i + 1) % coast.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

it.each(Object.entries({ ...baliPlaces, Airport: airportPosition }))(
  '%s is on land and in the picture',
  (_, position) => {
    expect(islands.some((coast) => isWithin(position, coast))).toBe(true);
    const [x, y] = project(position);
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  },
);

it('keeps the whole coast in the picture', () => {
  for (const [x, y] of islands.flat().map(project)) {
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  }
});

it('has the same scale to the east and to the north', () => {
  const [x, y] = project([115, -8.5]);
  const [east] = project([115 + inDegrees(20) / Math.cos((8.5 * Math.PI) / 180), -8.5]);
  const [, south] = project([115, -8.5 - inDegrees(20)]);
  expect(Math.abs(east - x - (south - y))).toBeLessThanOrEqual(1);
});

const show = (props: OfferMapProps) =>
  renderAt('/', [{ path: '/', element: <OfferMap {...props} /> }]);

it('says in words where an offer is and where its guests are picked up', () => {
  show({ location: 'Kintamani', pickupAreas: 'Ubud and Sanur: included\nAmed: $25 per car' });
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Pickup areas: Sanur, Ubud, Amed',
    'Airport: Ngurah Rai International Airport (DPS)',
    'Location: Kintamani',
  ]);
  expect(document.querySelectorAll('svg > .pickup')).toHaveLength(3);
  expect(document.querySelectorAll('svg > .here')).toHaveLength(1);
});

it('leaves out the name that its pin would cover', () => {
  const names = () => Array.from(document.querySelectorAll('svg text'), (text) => text.textContent);
  show({ location: 'Uluwatu' });
  expect(names()).toContain('Uluwatu');
  expect(names()).not.toContain('Jimbaran');
  cleanup();
  show({ location: 'Ubud' });
  expect(names()).toEqual(expect.arrayContaining(['Ubud', 'Uluwatu', 'Jimbaran', 'Sidemen']));
});

it('is absent if nothing of an offer is on the map', () => {
  show({ location: 'Lombok' });
  expect(screen.queryByText('Location')).toBeNull();
});

it('is small', () => {
  show({ location: 'Ubud', pickupAreas: Object.keys(baliPlaces).join('\n') });
  expect(document.querySelector('figure')?.outerHTML.length).toBeLessThan(15_000);
});
