import { screen } from '@testing-library/react';
import { sampleTours } from '@selasar/domain/samples';
import type { Rated } from '@selasar/domain/offers';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { TourCard } from '../offers/OfferGrid.tsx';

const [sample] = sampleTours;
if (!sample) throw new Error('there are no sample tours');
const show = (change: Partial<Rated<typeof sample>> = {}) =>
  renderAt('/', [{ path: '/', element: <TourCard offer={{ ...sample, ...change }} /> }]);

describe('TourCard', () => {
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
