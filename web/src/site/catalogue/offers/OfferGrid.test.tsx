import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Rated } from '@selasar/domain/offers';
import { renderAt } from '../../../testing/renderAt.tsx';
import { TourCard, VillaCard } from './OfferGrid.tsx';

describe('TourCard', () => {
  const [sample] = sampleTours;
  if (!sample) throw new Error('there are no sample tours');
  const show = (change: Partial<Rated<typeof sample>> = {}) =>
    renderAt('/', [{ path: '/', element: <TourCard offer={{ ...sample, ...change }} /> }]);

  it('is one link to the tour, with its price per person', () => {
    show({ priceFrom: 85 });
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/tours/${sample.slug}`);
    expect(screen.getByText('From $85 / person')).toBeTruthy();
  });

  it('shows the lowest price if seasons or groups have different ones', () => {
    show({ priceFrom: 85, rules: { groups: { 4: -20 } } });
    expect(screen.getByText('From $68 / person')).toBeTruthy();
  });

  it('shows the Featured badge on featured tours only', () => {
    show({ featured: true });
    expect(screen.getByText('Featured')).toBeTruthy();
  });

  it('shows the rating of its reviews, if it has any', () => {
    show({ rating: { average: 4.7, count: 3 } });
    expect(screen.getByRole('link').textContent).toContain('4.7 of 5\u00A0· 3 reviews');
  });

  it('shows no rating without reviews', () => {
    show();
    expect(screen.getByRole('link').textContent).not.toMatch(/rating|review/i);
  });

  it('shows no Featured badge on other tours, and shows any category', () => {
    show({ featured: false, category: 'culinary' });
    expect(screen.queryByText('Featured')).toBeNull();
    expect(screen.getByText('Culinary')).toBeTruthy();
  });
});

describe('VillaCard', () => {
  const [sample] = sampleVillas;
  if (!sample) throw new Error('there are no sample villas');
  const show = (change: Partial<typeof sample> = {}) =>
    renderAt('/', [{ path: '/', element: <VillaCard offer={{ ...sample, ...change }} /> }]);

  it('is one link to the villa, with its price per night and its capacity', () => {
    show({ pricePerNight: 220, capacity: 6 });
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/villas/${sample.slug}`);
    expect(screen.getByText('$220 / night')).toBeTruthy();
    expect(screen.getByText('6 guests')).toBeTruthy();
  });

  it('shows the lowest price if seasons or groups have different ones', () => {
    show({ pricePerNight: 220, capacity: 6, rules: { groups: { 6: -10 } } });
    expect(screen.getByText('From $198 / night')).toBeTruthy();
  });

  it('has its badges', () => {
    show({ featured: true, hasPool: true });
    expect(screen.getByText('Featured')).toBeTruthy();
    expect(screen.getByText('Private Pool')).toBeTruthy();
  });

  it('has no badge for missing features', () => {
    show({ featured: false, hasPool: false });
    expect(screen.queryByText('Featured')).toBeNull();
    expect(screen.queryByText('Private Pool')).toBeNull();
  });
});
