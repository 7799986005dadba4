import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { bookingList } from '../../bookings/bookingList.ts';
import { transferList } from '../../transfers/transferList.ts';
import { NoneYet } from './NoneOfDays.tsx';

it.each([
  [bookingList, 'New booking', '/admin/bookings?add'],
  [transferList, 'New transfer', '/admin/airport-transfers?add'],
])('an empty list says what it is for, and has its first step: %#', ({ texts }, step, to) => {
  renderAt('/', [{ path: '/', element: <NoneYet {...texts.none} /> }]);
  screen.getByText(/appear here automatically/);
  expect(screen.getByRole('link', { name: step }).getAttribute('href')).toBe(to);
});
