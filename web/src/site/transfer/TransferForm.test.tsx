import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { baliToday } from '../../clock/baliToday.ts';
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

describe('the pickup time', () => {
  const times = async () => {
    await userEvent.click(screen.getByRole('combobox', { name: /Pickup Time/ }));
    return screen.getAllByRole('option');
  };
  /** The form of somebody who is at it at 15:30 in Bali, with the pickup on the given day. */
  const showAt1530 = (pickupDate: string) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T07:30:00Z'), toFake: ['Date'] });
    draftOf('transfer/route', route).save({ ...route, pickupDate, pickupTime: '' });
    show();
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens at a usual hour when nothing is chosen', async () => {
    show();
    expect(await times()).toHaveLength(24);
    expect(document.activeElement?.textContent).toBe('09:00');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox', { name: /Pickup Time/ }).textContent).toBe('10:00');
    await times();
    expect(document.activeElement?.textContent).toBe('10:00');
  });

  it('opens at the next hour of today, and says why earlier ones cannot be chosen', async () => {
    showAt1530('2026-11-21');
    const options = await times();
    expect(document.activeElement?.textContent).toBe('16:00');
    expect(options.map((option) => option.getAttribute('aria-disabled') === 'true')).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour < 16),
    );
    expect(options[15]?.textContent).toMatch(/^15:00\shas passed in Bali$/);
    expect(options[16]?.textContent).toBe('16:00');
  });

  it('is any hour of another day', async () => {
    showAt1530('2026-11-22');
    const options = await times();
    expect(options.filter((option) => option.hasAttribute('aria-disabled'))).toEqual([]);
  });
});

describe('the destination', () => {
  it('is another place than the pickup, which either field can mend', async () => {
    draftOf('transfer/route', route).save({ ...route, destination: ' AIRPORT ' });
    show();
    await proceed();
    const message = 'This is the pickup location as well. Please enter another destination.';
    expect(await screen.findByText(message)).toBeTruthy();
    // The second asterisk is that of an empty field.
    expect(screen.getAllByText('Destination', { exact: false })[0]?.textContent).not.toMatch(
      /\*.*\*/,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await fill(screen.getByRole('combobox', { name: /Pickup Location/ }), ' of Denpasar');
    await expect.poll(() => screen.queryByText(message)).toBeNull();
    await proceed();
    expect(await dialog()).toBeTruthy();
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

  it('says beneath the phone when it is no number', async () => {
    showFilled();
    await proceed();
    const fields = within(await dialog());
    await fill(fields.getByRole('textbox', { name: /Name/ }), 'Ana Pratiwi');
    await fill(fields.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await fill(fields.getByRole('textbox', { name: /Phone/ }), '1');
    await userEvent.click(fields.getByRole('button', { name: 'Confirm' }));
    expect(
      await fields.findByText(
        'Please enter a phone number with its country code, such as +62 812 3456 7890',
      ),
    ).toBeTruthy();
  });

  it('closes on Cancel and keeps the route', async () => {
    showFilled();
    await proceed();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByDisplayValue('Airport')).toBeTruthy();
  });
});
