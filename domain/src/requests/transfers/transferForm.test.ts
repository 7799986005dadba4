import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { validateWith, problemText } from '../../core/problem.ts';
import { guestRequestOperations } from '../operations.ts';
import { firstPickupDate, suggestedPickupTime, transferRouteSchema } from './transferForm.ts';
import { transferCustomerSchema } from './transfer.ts';

/** 09:30 on 21 November in Bali. */
const now = new Date('2026-11-21T01:30:00Z');
const route = {
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-11-21',
  pickupTime: '10:00',
  passengers: 1,
  luggage: 0,
  vehicleId: '',
  flightNumber: '',
  specialRequests: '',
};
const customer = {
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+49 30 1234567',
};
const routeMissing = 'Pickup location, destination, pickup date, and pickup time are required';
const customerMissing = 'Guest name, email, and phone are required';

const problems = async (schema: z.ZodType, form: unknown) =>
  ((await validateWith(schema, form)).problems ?? []).map((problem) => [
    problem.field,
    problemText(problem),
  ]);

describe('the transfer form', () => {
  const schema = transferRouteSchema(now);

  it('accepts every future full hour in Bali', async () => {
    expect(await problems(schema, route)).toEqual([]);
    const last = { ...route, pickupTime: '23:00', passengers: 8, luggage: 10 };
    expect(await problems(schema, last)).toEqual([]);
    expect(
      await problems(schema, { ...route, pickupDate: '2026-11-22', pickupTime: '00:00' }),
    ).toEqual([]);
    // The latest day.
    expect(await problems(schema, { ...route, pickupDate: '2028-11-20' })).toEqual([]);
  });

  it('rejects an hour that has passed or begins now, and names the current time in Bali', async () => {
    const late = 'This time has passed: it is 09:30 on Nov 21, 2026 in Bali. ';
    for (const pickupTime of ['00:00', '09:00']) {
      expect(await problems(schema, { ...route, pickupTime })).toEqual([
        ['pickupTime', `${late}Please select a later time.`],
      ]);
    }
    const at10 = transferRouteSchema(new Date('2026-11-21T02:00:00Z'));
    expect((await problems(at10, route)).map(([field]) => field)).toEqual(['pickupTime']);
    const before10 = transferRouteSchema(new Date('2026-11-21T01:59:59.999Z'));
    expect(await problems(before10, route)).toEqual([]);
  });

  it('rejects a destination equal to the pickup location in any notation', async () => {
    for (const [pickupLocation, destination] of [
      ['Ubud', 'Ubud'],
      ['Ubud', ' ubud '],
      ['Nusa Dua', 'nusa-dua'],
      ['Café Lumière', 'CAFE LUMIERE'],
    ]) {
      expect(await problems(schema, { ...route, pickupLocation, destination })).toEqual([
        ['destination', 'This is the pickup location as well. Please enter another destination.'],
      ]);
    }
    const near = { ...route, pickupLocation: 'Ubud', destination: 'Ubud Palace' };
    expect(await problems(schema, near)).toEqual([]);
  });

  it.each(['pickupLocation', 'destination', 'pickupDate', 'pickupTime'])(
    'requires %s',
    async (field) => {
      for (const value of ['', undefined]) {
        expect(await problems(schema, { ...route, [field]: value })).toEqual([
          [field, routeMissing],
        ]);
      }
    },
  );

  it('requires more than spaces for a place', async () => {
    expect(await problems(schema, { ...route, destination: '  ' })).toEqual([
      ['destination', routeMissing],
    ]);
  });

  it.each([
    ['yesterday', { pickupDate: '2026-11-20' }, 'pickupDate', 'date-in-past'],
    [
      'a day that does not exist',
      { pickupDate: '2027-02-29' },
      'pickupDate',
      'pickup-date-invalid',
    ],
    ['a day more than two years ahead', { pickupDate: '2028-11-21' }, 'pickupDate', 'date-too-far'],
    ['half an hour', { pickupTime: '10:30' }, 'pickupTime', 'pickup-time-invalid'],
    ['24 hours', { pickupTime: '24:00' }, 'pickupTime', 'pickup-time-invalid'],
    ['no passenger', { passengers: 0 }, 'passengers', 'too-small'],
    ['nine passengers', { passengers: 9 }, 'passengers', 'too-large'],
    ['half a passenger', { passengers: 1.5 }, 'passengers', 'field-invalid'],
    ['eleven pieces of luggage', { luggage: 11 }, 'luggage', 'too-large'],
    ['less than no luggage', { luggage: -1 }, 'luggage', 'too-small'],
  ])('refuses %s', async (_, change, field, code) => {
    const { problems: found } = await validateWith(schema, { ...route, ...change });
    expect(found).toMatchObject([{ field, code }]);
  });

  it('names the current day in Bali for a date that has passed', async () => {
    expect(await problems(schema, { ...route, pickupDate: '2026-11-20' })).toEqual([
      [
        'pickupDate',
        'This date has passed: it is Nov 21, 2026 in Bali. Please select another date.',
      ],
    ]);
  });

  it('starts with the next full hour, which may be tomorrow', () => {
    expect(firstPickupDate(now)).toBe('2026-11-21');
    expect(suggestedPickupTime('2026-11-21', now)).toBe('10:00');
    expect(suggestedPickupTime('2026-11-22', now)).toBe('09:00');
    expect(suggestedPickupTime('', now)).toBe('09:00');
    const evening = new Date('2026-11-21T15:00:00Z');
    expect(firstPickupDate(evening)).toBe('2026-11-22');
    expect(suggestedPickupTime('2026-11-21', evening)).toBeUndefined();
    expect(firstPickupDate(new Date('2026-11-21T14:59:59Z'))).toBe('2026-11-21');
  });
});

describe('the transfer dialog', () => {
  it.each(['customerName', 'customerEmail', 'customerPhone'])('requires %s', async (field) => {
    expect(await problems(transferCustomerSchema, customer)).toEqual([]);
    for (const value of ['', ' ', undefined]) {
      expect(await problems(transferCustomerSchema, { ...customer, [field]: value })).toEqual([
        [field, customerMissing],
      ]);
    }
  });

  it('rejects an invalid phone number', async () => {
    expect(await problems(transferCustomerSchema, { ...customer, customerPhone: '1' })).toEqual([
      [
        'customerPhone',
        'Please enter a phone number with its country code, such as +62 812 3456 7890',
      ],
    ]);
  });

  it('rejects an invalid email address', async () => {
    expect(
      await problems(transferCustomerSchema, { ...customer, customerEmail: 'hannah@' }),
    ).toEqual([['customerEmail', 'Please enter a valid email address']]);
  });
});

describe('createTransfer', () => {
  const requestId = '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11';

  it('validates form and dialog together and drops fields that the server sets', async () => {
    const schema = guestRequestOperations.createTransfer.input;
    const input = { ...route, ...customer, requestId };
    expect(await schema.parseAsync({ ...input, totalAmount: 1, status: 'confirmed' })).toEqual(
      input,
    );
    expect(await problems(schema, { ...input, pickupDate: '', customerPhone: '' })).toEqual([
      ['pickupDate', routeMissing],
      ['customerPhone', customerMissing],
    ]);
  });
});
