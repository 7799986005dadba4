import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CrewMember } from '@selasar/domain/crew';
import type { Booking, Transfer } from '@selasar/domain/requests';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { CrewOfDay } from './ChooseCrew.tsx';
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

it('lists by name who is free on that day, and why others are not', async () => {
  const onChoose = vi.fn<(crewId: string | undefined) => void>();
  const list = { job, date, crew, plans, onChoose };
  renderAt('/', [{ path: '/', element: <CrewOfDay {...list} as="guide" /> }]);
  const does = 'Drives, 4 seats · Guides · English, German';
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `Ketut${does}12:00 Ubud to Sanur`,
    `Made${does}Day off`,
    'PutuGuides · English, GermanFree',
  ]);
  // It says why, and forbids nothing.
  await userEvent.click(screen.getByText('Made'));
  expect(onChoose).toHaveBeenCalledWith('made');
});

it('calls nobody free before the jobs have loaded', () => {
  const list = { job, date, crew, plans: undefined, onChoose: () => undefined };
  renderAt('/', [{ path: '/', element: <CrewOfDay {...list} as="guide" /> }]);
  expect(screen.getAllByText(/Loading the jobs…/)).toHaveLength(3);
  expect(screen.queryByText('Free')).toBeNull();
});

it('says that jobs are unknown if they cannot be loaded', () => {
  const list = { job, date, crew, plans: undefined, onChoose: () => undefined };
  renderAt('/', [{ path: '/', element: <CrewOfDay {...list} as="guide" isLost /> }]);
  expect(screen.getAllByText(/Jobs unknown/)).toHaveLength(3);
  expect(screen.queryByText(/Loading/)).toBeNull();
});

it('lists only drivers for a driver, and offers to add a person if nobody drives', () => {
  const list = { job, date, plans, onChoose: () => undefined };
  renderAt('/', [{ path: '/', element: <CrewOfDay {...list} as="driver" crew={crew} /> }]);
  expect(screen.queryByText('Putu')).toBeNull();
  renderAt('/', [{ path: '/', element: <CrewOfDay {...list} as="driver" crew={crewOf()} /> }]);
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

it('makes the choice of a missing driver the main action, not that of a guide', () => {
  const picker = { job, date, crew, plans, isClosed: false };
  const element = (
    <>
      <CrewPicker {...picker} as="driver" />
      <CrewPicker {...picker} as="guide" />
      <CrewPicker {...picker} as="driver" job={{ ...job, driverId: 'made' }} />
    </>
  );
  renderAt('/', [{ path: '/', element }]);
  const isMain = screen
    .getAllByRole('button')
    .map(({ classList }) => classList.contains('MuiButton-contained'));
  expect(isMain).toEqual([true, false, false]);
});
