import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking, CrewMember, Transfer } from '@selasar/domain';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { CandidateList } from './Candidates.tsx';
import { CrewPicker } from './CrewPicker.tsx';
import { plansOf } from './plans.ts';

const date = '2026-12-14';
const at = new Date('2026-11-21T16:30:00Z');
const member = (name: string, more: Partial<CrewMember> = {}): CrewMember => ({
  id: name.toLowerCase(),
  name,
  phone: '+62 812 3456 7890',
  languages: ['en', 'de'],
  drives: true,
  guides: true,
  seats: 4,
  daysOff: [],
  active: true,
  createdAt: at,
  updatedAt: at,
  ...more,
});
const crewOf = (...members: CrewMember[]) => new Map(members.map((one) => [one.id, one] as const));
const crew = crewOf(
  member('Made', { daysOff: [date] }),
  member('Ketut'),
  member('Putu', { drives: false }),
  member('Wayan', { active: false }),
);
const booking: Booking = {
  id: 'walk',
  bookingType: 'tour',
  tourId: 'walk',
  itemName: 'Ubud Walk',
  startDate: date,
  endDate: date,
  numberOfGuests: 6,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  pickupTime: '07:30',
  totalPrice: 91,
  status: 'confirmed',
  createdAt: at,
  updatedAt: at,
};
const ride: Transfer = {
  id: 'ride',
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  customerPhone: '+49 30 1234567',
  pickupLocation: 'Ubud',
  destination: 'Sanur',
  pickupDate: date,
  pickupTime: '12:00',
  passengers: 2,
  luggage: 0,
  totalAmount: 50,
  isStandalone: true,
  driverId: 'ketut',
  status: 'confirmed',
  createdAt: at,
  updatedAt: at,
};
const plans = plansOf({ bookings: [booking], transfers: [ride], tours: [] });
const job = { ...booking, kind: 'bookings' } as const;

it('shows who can have the job, their jobs of that day, and warnings for each', async () => {
  const onChoose = vi.fn<(crewId: string | undefined) => void>();
  const list = { job, date, crew, plans, onChoose };
  renderAt('/', [{ path: '/', element: <CandidateList {...list} as="guide" /> }]);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  const [first, ...others] = screen.getAllByRole('button');
  expect(first?.textContent).toBe('PutuGuides · English, GermanNo jobs that day');
  const [ketut, made] = others;
  expect(ketut?.textContent).toContain('12:00 Ubud to Sanur');
  expect(ketut?.textContent).toContain('Two jobs at once: Ubud to Sanur is from about 12:00');
  expect(made?.textContent).toContain('Has a day off on Dec 14.');
  // It warns, and forbids nothing.
  await userEvent.click(made!);
  expect(onChoose).toHaveBeenCalledWith('made');
});

it("names the driver's car, and offers to add a person if nobody drives", () => {
  const list = { job, date, plans, onChoose: () => undefined };
  renderAt('/', [{ path: '/', element: <CandidateList {...list} as="driver" crew={crew} /> }]);
  expect(screen.queryByText('Putu')).toBeNull();
  expect(screen.getAllByText('The car has 4 seats for 6 guests.')).toHaveLength(2);
  renderAt('/', [{ path: '/', element: <CandidateList {...list} as="driver" crew={crewOf()} /> }]);
  expect(screen.getByRole('link', { name: 'Go to the crew' })).toBeTruthy();
});

it('shows who has a job, and has no button once it is over', () => {
  const picker = { date, as: 'driver', crew, plans } as const;
  const assigned = { ...job, driverId: 'made' };
  renderAt('/', [
    {
      path: '/',
      element: (
        <>
          <CrewPicker {...picker} job={assigned} isClosed={false} called="Hannah" />
          <section aria-label="over">
            <CrewPicker {...picker} job={{ ...job, driverId: 'gone' }} isClosed />
          </section>
        </>
      ),
    },
  ]);
  expect(screen.getByRole('button', { name: 'Change the driver: Hannah' })).toBeTruthy();
  expect(screen.getByText('Has a day off on Dec 14. And 1 more.')).toBeTruthy();
  const closed = within(screen.getByRole('region', { name: 'over' }));
  expect(closed.getByText(/somebody who is not in the crew/)).toBeTruthy();
  expect(closed.queryByRole('button')).toBeNull();
});
