import { describe, expect, it } from 'vitest';
import { createTransferInputSchema } from './createTransfer.ts';
import { transferCustomerSchema, transferRouteSchema } from './transferForm.ts';

const today = '2026-11-21';
const route = {
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-11-21',
  pickupTime: '00:00',
  passengers: 1,
  luggage: 0,
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

const problems = (
  schema: {
    safeParse: (form: unknown) => {
      error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
    };
  },
  form: unknown,
) =>
  (schema.safeParse(form).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.message,
  ]);

describe('the transfer form', () => {
  const schema = transferRouteSchema(today);

  it('accepts today in Bali and every full hour', () => {
    expect(problems(schema, route)).toEqual([]);
    expect(problems(schema, { ...route, pickupTime: '23:00', passengers: 8, luggage: 10 })).toEqual(
      [],
    );
  });

  it.each(['pickupLocation', 'destination', 'pickupDate', 'pickupTime'])('requires %s', (field) => {
    for (const value of ['', undefined]) {
      expect(problems(schema, { ...route, [field]: value })).toEqual([[field, routeMissing]]);
    }
  });

  it('requires more than spaces for a place', () => {
    expect(problems(schema, { ...route, destination: '  ' })).toEqual([
      ['destination', routeMissing],
    ]);
  });

  it.each([
    ['yesterday', { pickupDate: '2026-11-20' }, 'pickupDate'],
    ['a day that does not exist', { pickupDate: '2027-02-29' }, 'pickupDate'],
    ['a day more than two years ahead', { pickupDate: '2028-11-22' }, 'pickupDate'],
    ['half an hour', { pickupTime: '10:30' }, 'pickupTime'],
    ['24 hours', { pickupTime: '24:00' }, 'pickupTime'],
    ['no passenger', { passengers: 0 }, 'passengers'],
    ['nine passengers', { passengers: 9 }, 'passengers'],
    ['half a passenger', { passengers: 1.5 }, 'passengers'],
    ['eleven pieces of luggage', { luggage: 11 }, 'luggage'],
    ['less than no luggage', { luggage: -1 }, 'luggage'],
  ])('refuses %s', (_, change, field) => {
    expect(problems(schema, { ...route, ...change }).map(([path]) => path)).toEqual([field]);
  });
});

describe('the transfer dialog', () => {
  it.each(['customerName', 'customerEmail', 'customerPhone'])('requires %s', (field) => {
    expect(problems(transferCustomerSchema, customer)).toEqual([]);
    for (const value of ['', ' ', undefined]) {
      expect(problems(transferCustomerSchema, { ...customer, [field]: value })).toEqual([
        [field, customerMissing],
      ]);
    }
  });

  it('refuses what is not an email address', () => {
    expect(problems(transferCustomerSchema, { ...customer, customerEmail: 'hannah@' })).toEqual([
      ['customerEmail', 'Please enter a valid email address'],
    ]);
  });
});

describe('createTransfer', () => {
  const requestId = '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11';

  it('judges form and dialog together and keeps out what the server decides', () => {
    const schema = createTransferInputSchema(today);
    const input = { ...route, ...customer, requestId };
    expect(schema.parse({ ...input, totalAmount: 1, status: 'confirmed' })).toEqual(input);
    expect(problems(schema, { ...input, pickupDate: '2026-11-20', customerPhone: '' })).toEqual(
      expect.arrayContaining([
        ['customerPhone', customerMissing],
        ['pickupDate', 'This date has passed. Please select another date.'],
      ]),
    );
  });
});
