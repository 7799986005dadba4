import { render, screen, within } from '@testing-library/react';
import { noReviews, type PublicReview } from '@selasar/domain/reviews';
import { testimonials } from '@selasar/domain/samples';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RecentReviews } from '../testimonials/TestimonialsContent.tsx';
import { Reviews } from './Reviews.tsx';

const review = (change: Partial<PublicReview> = {}): PublicReview => ({
  rating: 4,
  text: 'We saw turtles,\nand the sun rise.',
  name: 'Ana S.',
  country: 'Brazil',
  month: '2026-11',
  bookingType: 'tour',
  itemId: 'reef',
  itemName: 'Reef Walk',
  ...change,
});
const figures = () => screen.getAllByRole('figure');

it('shows guest reviews beside the testimonials, with name, country and month', () => {
  const about = testimonials.slice(0, 1);
  render(<Reviews testimonials={about} reviews={{ count: 1, sum: 4, latest: [review()] }} />);
  const [first, second] = figures();
  expect(within(first!).getByText(about[0]!.name)).toBeTruthy();
  expect(within(second!).getByText('Ana S.')).toBeTruthy();
  expect(within(second!).getByText('Brazil · November 2026')).toBeTruthy();
  expect(within(second!).getByText('4 Stars')).toBeTruthy();
  expect(screen.queryByText(/^The newest/)).toBeNull();
});

it('shows HTML as text', () => {
  const text = '<img src=x onerror="alert(1)"> & <b>more</b>';
  const name = '<script>alert(2)</script>';
  const latest = [review({ text, name })];
  const { container } = render(
    <Reviews testimonials={[]} reviews={{ count: 1, sum: 4, latest }} />,
  );
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(name)).toBeTruthy();
  expect(container.querySelector('img, b, script')).toBeNull();
});

it('omits a missing country, and shows the number of reviews', () => {
  const latest = [review({ country: '' }), review({ country: '' })];
  render(<Reviews testimonials={[]} reviews={{ count: 12, sum: 50, latest }} />);
  expect(screen.getAllByText('November 2026')).toHaveLength(2);
  expect(screen.getByText('The newest 2 of 12 reviews by guests who booked here.')).toBeTruthy();
});

it('is absent without reviews', () => {
  const { container } = render(
    <>
      <Reviews testimonials={[]} reviews={noReviews} />
      <RecentReviews reviews={[]} />
    </>,
  );
  expect(container.textContent).toBe('');
});

it('links the newest reviews to their offers', () => {
  const villa = review({ bookingType: 'villa', itemId: 'sawah', itemName: 'Villa Sawah' });
  render(
    <MemoryRouter>
      <RecentReviews reviews={[review(), villa]} />
    </MemoryRouter>,
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/tours/reef', '/villas/sawah']);
  expect(screen.getByRole('link', { name: 'Villa Sawah' })).toBeTruthy();
});
