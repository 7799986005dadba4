import { expect, it } from 'vitest';
import { validateWith } from '../core/problem.ts';
import { noTransferTerms } from '../pricing/transfers/transferLimits.ts';
import { bookingChangeSchema, transferChangeSchema } from './changeRequestForm.ts';

const today = '2026-11-22';
const problems = async (schema: Parameters<typeof validateWith>[0], requested: unknown) =>
  (await validateWith(schema, requested)).problems?.map(({ field, code }) => [field, code]);

const stay = { startDate: '2026-12-12', endDate: '2026-12-15', numberOfGuests: 3 };

it('requires two dates in order for a stay, and one for a tour', async () => {
  const [villa, tour] = [bookingChangeSchema('villa', today), bookingChangeSchema('tour', today)];
  expect(await problems(villa, stay)).toBeUndefined();
  const onOneDay = { ...stay, endDate: stay.startDate };
  expect(await problems(villa, onOneDay)).toEqual([['endDate', 'check-out-too-early']]);
  expect(await problems(tour, { ...onOneDay, endDate: '' })).toBeUndefined();
  expect(await problems(tour, { ...stay, startDate: '2026-11-21' })).toEqual([
    ['startDate', 'date-in-past'],
  ]);
});

const ride = { pickupDate: '2026-12-12', pickupTime: '14:00', passengers: 2, luggage: 2 };

it('checks day and terms for a transfer', async () => {
  const now = new Date('2026-11-22T04:00:00Z');
  expect(await problems(transferChangeSchema(now), ride)).toBeUndefined();
  expect(await problems(transferChangeSchema(now), { ...ride, pickupDate: '2026-11-21' })).toEqual([
    ['pickupDate', 'date-in-past'],
  ]);
  const terms = { ...noTransferTerms, hours: { from: '06:00', to: '12:00' } };
  expect(await problems(transferChangeSchema(now, terms), ride)).toEqual([
    ['pickupTime', 'outside-service'],
  ]);
});
