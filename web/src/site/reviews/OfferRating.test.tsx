import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfferRating } from './OfferRating.tsx';

const show = (rating: { average: number; count: number } | undefined) =>
  render(<OfferRating rating={rating} linked />).container;

it('shows the average and the number of reviews, and links to them', () => {
  expect(show({ average: 4.8, count: 12 }).textContent).toBe('4.8 of 5\u00A0· 12 reviews');
  expect(screen.getByRole('link', { name: '12 reviews' }).getAttribute('href')).toBe('#reviews');
});

it('uses the singular for one review, and shows one decimal', () => {
  expect(show({ average: 5, count: 1 }).textContent).toBe('5.0 of 5\u00A0· 1 review');
});

it('is no link in a card, which is one itself', () => {
  const { container } = render(<OfferRating rating={{ average: 4.8, count: 12 }} />);
  expect(container.textContent).toBe('4.8 of 5\u00A0· 12 reviews');
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows nothing without reviews', () => {
  expect(show(undefined).textContent).toBe('');
});
