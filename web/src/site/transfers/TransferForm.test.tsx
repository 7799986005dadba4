import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, shortDate } from '@selasar/domain/core';
import { noTransferTerms, type TransferTerms } from '@selasar/domain/pricing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { baliToday } from '../../clock/useToday.ts';
import { persistedForm } from '../../forms/persistedForm.ts';
import { TransferForm } from './TransferForm.tsx';
import { fill } from '../../testing/fill.ts';

const show = (terms: TransferTerms = noTransferTerms) =>
  renderAt('/', [{ path: '/', element: <TransferForm terms={terms} /> }]);
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'CONTINUE BOOKING' }));
const dialog = () => screen.findByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });

const route = {
  pickupLocation: 'Airport',
  destination: 'Ubud',
  pickupDate: addDays(baliToday(), 9),
  pickupTime: '14:00',
  passengers: 2,
  luggage: 3,
  vehicleId: '',
  flightNumber: '',
  specialRequests: '',
};

/** The form after a reload, with the draft filled in. */
const showFilled = (terms?: TransferTerms, change: Partial<typeof route> = {}) => {
  persistedForm({ name: 'transfer/route' }, { values: route }).write({
    values: { ...route, ...change },
  });
  show(terms);
};

describe('the optional fields', () => {
  const fold = () => screen.getByText(/^Add flight details/).closest('details');

  it('are folded away', () => {
    show();
    expect(fold()?.open).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Flight Details' }).closest('details')).toBe(fold());
    expect(screen.getByRole('textbox', { name: 'Special Requests' }).closest('details')).toBe(
      fold(),
    );
    expect(screen.getByRole('combobox', { name: /Passengers/ }).closest('details')).toBeNull();
  });

  it('are open if one has input', () => {
    showFilled(undefined, { flightNumber: 'GA 1' });
    expect(fold()?.open).toBe(true);
  });

  it('open if one is invalid', async () => {
    showFilled(undefined, { specialRequests: 'x'.repeat(2000) });
    const close = fold();
    close?.removeAttribute('open');
    await proceed();
    expect(fold()?.open).toBe(true);
  });
});

describe('the free cancellation beside the price', () => {
  const terms = { ...noTransferTerms, freeCancellationHours: 24 };

  it('is that of any pickup until one is chosen', () => {
    show(terms);
    expect(screen.getByText('Free cancellation until 24 hours before the pickup')).toBeTruthy();
  });

  it('has the day and time of the chosen pickup', () => {
    showFilled(terms);
    const until = shortDate(addDays(route.pickupDate, -1));
    expect(screen.getByText(`Free cancellation until ${until} at 14:00 (Bali time)`)).toBeTruthy();
  });

  it('is not promised for a pickup that is too near, nor without such a term', () => {
    showFilled({ ...terms, freeCancellationHours: 24 * 20 });
    expect(screen.getByText('No free cancellation for this date')).toBeTruthy();
    cleanup();
    showFilled({ ...terms, freeCancellationHours: 0 });
    expect(screen.queryByText(/free cancellation/i)).toBeNull();
  });
});

describe('the route', () => {
  it('does not continue while required fields are empty, and marks them', async () => {
    show();
    await proceed();
    expect(
      await screen.findByText(
        'Pickup location, destination, pickup date, and pickup time are required',
      ),
    ).toBeTruthy();
    const places = screen.getAllByRole('combobox', { name: /Pickup Location|Destination/ });
    expect(places.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    const label = screen.getAllByText('Pickup Location')[0]?.closest('label');
    expect(label?.textContent).toMatch(/\*.*\*/);
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
  /** The form at 15:30 in Bali, with the pickup on the given day. */
  const showAt1530 = (pickupDate: string) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T07:30:00Z'), toFake: ['Date'] });
    persistedForm({ name: 'transfer/route' }, { values: route }).write({
      values: { ...route, pickupDate, pickupTime: '' },
    });
    show();
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens at the usual hour if nothing is chosen', async () => {
    show();
    expect(await times()).toHaveLength(24);
    await expect.poll(() => document.activeElement?.textContent).toBe('09:00');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox', { name: /Pickup Time/ }).textContent).toBe('10:00');
    await times();
    await expect.poll(() => document.activeElement?.textContent).toBe('10:00');
  });

  it('opens at the next hour of today, and says why earlier hours are disabled', async () => {
    showAt1530('2026-11-21');
    const options = await times();
    await expect.poll(() => document.activeElement?.textContent).toBe('16:00');
    expect(options.map((option) => option.getAttribute('aria-disabled') === 'true')).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour < 16),
    );
    expect(options[15]?.textContent).toMatch(/^15:00\shas passed in Bali$/);
    expect(options[16]?.textContent).toBe('16:00');
  });

  it('can be any hour of another day', async () => {
    showAt1530('2026-11-22');
    const options = await times();
    expect(options.filter((option) => option.hasAttribute('aria-disabled'))).toEqual([]);
  });
});

describe('the destination', () => {
  it('differs from the pickup, and either field can fix that', async () => {
    persistedForm({ name: 'transfer/route' }, { values: route }).write({
      values: { ...route, destination: ' AIRPORT ' },
    });
    show();
    await proceed();
    const message = 'This is the pickup location as well. Please enter another destination.';
    expect(await screen.findByText(message)).toBeTruthy();
    // The second asterisk marks an empty field.
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
  it('requires name, email and phone, and stays open while one is missing', async () => {
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

  it('shows passengers, luggage and price beside Confirm', async () => {
    showFilled();
    await proceed();
    const shown = within(await dialog());
    expect(shown.getByText('2 passengers, 3 bags')).toBeTruthy();
    expect(shown.getByText('$50')).toBeTruthy();
  });

  it('stays open with its input when the server is unreachable', async () => {
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
    expect(fields.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });

  it('shows beneath the phone that it is invalid', async () => {
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

describe('the terms', () => {
  const sedan = { id: 'sedan', name: 'Sedan', passengers: 3, luggage: 2, priceUsd: 45 };
  const minivan = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };
  const cars: TransferTerms = { ...noTransferTerms, vehicles: [sedan, minivan] };
  const priceLine = () => screen.getByText(/per car, whatever the route/).closest('p')?.textContent;
  const open = (name: RegExp) => userEvent.click(screen.getByRole('combobox', { name }));
  const choices = () =>
    screen
      .getAllByRole('option')
      .map((option) => [
        option.textContent?.replaceAll(/\s/g, ' '),
        option.getAttribute('aria-disabled') === 'true',
      ]);
  afterEach(() => {
    vi.useRealTimers();
  });

  it('add nothing to the form if none are set', async () => {
    show();
    expect(screen.queryByRole('combobox', { name: /Vehicle/ })).toBeNull();
    expect(screen.queryByText(/First pickup|ahead|From \$/)).toBeNull();
    expect(priceLine()).toBe('$50 per car, whatever the route. You pay the driver.');
  });

  it('offer the vehicles with prices; a vehicle that is too small shows its capacity', async () => {
    showFilled(cars);
    expect(priceLine()).toBe('From $45 per car, whatever the route. You pay the driver.');
    await open(/Vehicle/);
    expect(choices()).toEqual([
      ['Sedan, $45 takes up to 3 passengers and 2 bags', true],
      ['Minivan, $65', false],
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Minivan, $65' }));
    await expect.poll(priceLine).toBe('$65 per car, whatever the route. You pay the driver.');
    await proceed();
    const shown = within(await dialog());
    expect(shown.getByText('2 passengers, 3 bags, Minivan')).toBeTruthy();
    expect(shown.getByText('$65')).toBeTruthy();
  });

  it('require a vehicle before the dialog opens', async () => {
    showFilled(cars);
    await proceed();
    expect(await screen.findByText('Please choose a vehicle.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('report at once that the vehicle became too small, and suggest a larger one', async () => {
    showFilled(cars, { luggage: 2, vehicleId: 'sedan' });
    expect(priceLine()).toMatch(/^\$45 per car/);
    await open(/Passengers/);
    await userEvent.click(screen.getByRole('option', { name: '4 passengers' }));
    const problem =
      'Sedan takes up to 3 passengers and 2 bags. Please choose another, such as Minivan.';
    expect(await screen.findByText(problem)).toBeTruthy();
    await proceed();
    await expect
      .poll(() => screen.getByRole('combobox', { name: /Vehicle/ }).getAttribute('aria-invalid'))
      .toBe('true');
    await open(/Passengers/);
    await userEvent.click(screen.getByRole('option', { name: '3 passengers' }));
    await expect.poll(() => screen.queryByText(problem)).toBeNull();
  });

  it('report a vehicle in a draft that is no longer offered', async () => {
    showFilled(cars, { vehicleId: 'bus' });
    expect(screen.getByRole('combobox', { name: /Vehicle/ }).textContent).toMatch(
      /^No longer offered/,
    );
    await proceed();
    expect(
      await screen.findByText('This vehicle is no longer offered. Please choose another.'),
    ).toBeTruthy();
  });

  it('disable hours that are too soon or outside the service hours, with the reason', async () => {
    // 15:30 in Bali.
    vi.useFakeTimers({ now: new Date('2026-11-21T07:30:00Z'), toFake: ['Date'] });
    const terms = { ...noTransferTerms, leadHours: 3, hours: { from: '06:00', to: '22:00' } };
    showFilled(terms, { pickupDate: '2026-11-21', pickupTime: '' });
    expect(
      screen.getByText('First pickup 06:00, last 22:00, at least 3 hours ahead (Bali time)'),
    ).toBeTruthy();
    await open(/Pickup Time/);
    const all = choices();
    expect(all).toHaveLength(24);
    expect(all[15]).toEqual(['15:00 has passed in Bali', true]);
    expect(all[18]).toEqual(['18:00 is too soon', true]);
    expect(all[19]).toEqual(['19:00', false]);
    expect(all[22]).toEqual(['22:00', false]);
    expect(all[23]).toEqual(['23:00 has no pickups', true]);
    await expect.poll(() => document.activeElement?.textContent).toBe('19:00');
  });

  it('use the day in Bali, also while it is still yesterday for the guest', async () => {
    // 30 November in Europe, 1 December in Bali.
    vi.useFakeTimers({ now: new Date('2026-11-30T18:30:00Z'), toFake: ['Date'] });
    const terms = { ...noTransferTerms, leadHours: 1 };
    showFilled(terms, { pickupDate: '2026-12-01', pickupTime: '' });
    await open(/Pickup Time/);
    expect(choices().slice(1, 5)).toEqual([
      ['01:00 has passed in Bali', true],
      ['02:00 has passed in Bali', true],
      ['03:00 is too soon', true],
      ['04:00', false],
    ]);
  });

  it('disable the hours of Nyepi with the reason', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-10T00:00:00Z'), toFake: ['Date'] });
    showFilled(undefined, { pickupDate: '2026-03-19', pickupTime: '' });
    expect(screen.getByRole('status', { name: 'About this day' }).textContent).toMatch(/^Nyepi/);
    await open(/Pickup Time/);
    const all = choices();
    expect(all[5]).toEqual(['05:00', false]);
    expect(all[6]).toEqual(['06:00 is closed for Nyepi', true]);
  });

  it('keep a busy day open, with a notice', () => {
    showFilled(undefined, { pickupDate: '2027-01-13' });
    expect(screen.getByRole('status', { name: 'About this day' }).textContent).toMatch(/^Galungan/);
  });
});
