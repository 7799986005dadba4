import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { baliToday } from '../../ui/today.ts';
import { draftOf } from '../request/draft.ts';
import { TransferForm } from './TransferForm.tsx';
import { fill } from '../../testing/fill.ts';

const show = () => renderAt('/', [{ path: '/', element: <TransferForm /> }]);
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'CONTINUE BOOKING' }));
const dialog = () => screen.findByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });

const route = {
  pickupLocation: 'Airport',
  destination: 'Ubud',
  pickupDate: addDays(baliToday(), 9),
  pickupTime: '14:00',
  passengers: 2,
  luggage: 3,
  flightNumber: '',
  specialRequests: '',
};

/** The form as a reload finds it: the draft is filled in. */
const showFilled = () => {
  draftOf('transfer/route', route).save(route);
  show();
};

describe('the route', () => {
  it('does not go on while required fields are empty, and marks them', async () => {
    show();
    await proceed();
    expect(
      await screen.findByText(
        'Pickup location, destination, pickup date, and pickup time are required',
      ),
    ).toBeTruthy();
    const places = screen.getAllByRole('combobox', { name: /Pickup Location|Destination/ });
    expect(places.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(screen.getAllByText('Pickup Location', { exact: false })[0]?.textContent).toMatch(
      /\*.*\*/,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers 24 full hours, 1 to 8 passengers and 0 to 10 bags', async () => {
    show();
    const user = userEvent.setup();
    const optionsOf = async (name: RegExp) => {
      await user.click(screen.getByRole('combobox', { name }));
      const options = screen.getAllByRole('option').map((option) => option.textContent);
      await user.keyboard('{Escape}');
      return options;
    };
    const times = await optionsOf(/Pickup Time/);
    expect(times).toHaveLength(24);
    expect([times[0], times.at(-1)]).toEqual(['00:00', '23:00']);
    const passengers = await optionsOf(/Passengers/);
    expect([passengers.length, passengers[0], passengers.at(-1)]).toEqual([
      8,
      '1 passenger',
      '8 passengers',
    ]);
    const bags = await optionsOf(/Luggage/);
    expect([bags.length, bags[0], bags.at(-1)]).toEqual([11, '0 bags', '10 bags']);
  });
});

describe('the dialog', () => {
  it('asks for name, email and phone, and stays open while any is missing', async () => {
    showFilled();
    await proceed();
    const fields = within(await dialog());
    expect(fields.getByRole('textbox', { name: /Email/ }).getAttribute('type')).toBe('email');
    expect(fields.getByRole('textbox', { name: /Phone/ }).getAttribute('type')).toBe('tel');
    await fill(fields.getByRole('textbox', { name: /Name/ }), 'Ana');
    await userEvent.click(fields.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(screen.getByText('Please fill in all customer details.')).toBeTruthy();
    expect(await dialog()).toBeTruthy();
  });

  it('stays open with what was typed when the server is away', async () => {
    showFilled();
    await proceed();
    const fields = within(await dialog());
    await fill(fields.getByRole('textbox', { name: /Name/ }), 'Ana Pratiwi');
    await fill(fields.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await fill(fields.getByRole('textbox', { name: /Phone/ }), '+62 812 3456 7890');
    await userEvent.click(fields.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking Failed')).toBeTruthy();
    expect(
      screen.getByText('There was an error processing your booking. Please try again.'),
    ).toBeTruthy();
    expect(fields.getByDisplayValue('Ana Pratiwi')).toBeTruthy();
    expect(fields.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false);
  });

  it('closes on Cancel and keeps the route', async () => {
    showFilled();
    await proceed();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByDisplayValue('Airport')).toBeTruthy();
  });
});
