import { expect, it } from 'vitest';
import type { z } from 'zod';
import { transferCustomerSchema, transferRouteFields } from './transfer.ts';
import { emptyTransferCustomer, emptyTransferRoute } from './transferForm.ts';

const refused = async (schema: z.ZodType, form: unknown) =>
  new Set((await schema.safeParseAsync(form)).error?.issues.map(({ path }) => path[0]));

it('a new form has nothing in it that is not asked for, and lacks what must be given', async () => {
  expect(await refused(transferRouteFields, emptyTransferRoute)).toEqual(
    new Set(['pickupLocation', 'destination', 'pickupDate', 'pickupTime']),
  );
  expect(emptyTransferRoute).toMatchObject({ flightNumber: '', specialRequests: '' });
  expect(await refused(transferCustomerSchema, emptyTransferCustomer)).toEqual(
    new Set(['customerName', 'customerEmail', 'customerPhone']),
  );
});

it('every field of a new form is typed anew', () => {
  const typed = [...Object.values(emptyTransferRoute), ...Object.values(emptyTransferCustomer)];
  expect(new Set(typed.filter((value) => typeof value === 'string'))).toEqual(new Set(['']));
});
