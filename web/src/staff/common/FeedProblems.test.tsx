import type { Feed } from '@selasar/domain/calendar';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { FeedProblem } from './FeedProblems.tsx';

const feed: Feed = {
  id: '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11',
  villaId: 'villa-sawah',
  villaName: 'Villa Sawah',
  name: 'Airbnb',
  url: 'https://portal.example/1.ics',
  createdAt: new Date('2026-11-20T02:05:00Z'),
  lastResult: { code: 'no-answer', message: 'The portal cannot be reached.' },
  events: 2,
  nights: 4,
  clashes: [],
  hasProblem: true,
};
const clashes = [{ bookingId: 'one', startDate: '2026-12-30', endDate: '2027-01-02' }];

it.each([
  [feed, 'Villa Sawah, calendar of Airbnb: The portal cannot be reached.'],
  [
    { ...feed, clashes },
    'Villa Sawah has a double booking, here and at Airbnb. Villa Sawah, calendar of Airbnb: The portal cannot be reached.',
  ],
  [{ ...feed, villaName: '', clashes }, 'villa-sawah has a double booking, here and at Airbnb.'],
])('says what is wrong, and leads there', (failing, text) => {
  renderAt('/', [{ path: '/', element: <FeedProblem feed={failing} /> }]);
  expect(screen.getByRole('alert').textContent).toContain(text);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Open/ });
  expect(link.getAttribute('href')).toBe('/admin/villas/villa-sawah/calendars');
});
