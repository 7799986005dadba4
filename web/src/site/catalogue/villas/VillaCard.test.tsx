import { screen } from '@testing-library/react';
import { sampleVillas } from '@selasar/domain/samples';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { VillaCard } from '../offers/OfferGrid.tsx';

const [sample] = sampleVillas;
if (!sample) throw new Error('there are no sample villas');
const show = (change: Partial<typeof sample> = {}) =>
  renderAt('/', [{ path: '/', element: <VillaCard offer={{ ...sample, ...change }} /> }]);

describe('VillaCard', () => {
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
