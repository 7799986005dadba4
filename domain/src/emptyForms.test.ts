import { expect, it } from 'vitest';
import { contactFormSchema, emptyContactForm } from './messages/message.ts';
import { transferCustomerSchema, transferRouteFields } from './requests/transfers/transfer.ts';
import {
  emptyTransferCustomer,
  emptyTransferRoute,
  transferRouteSchema,
} from './requests/transfers/transferForm.ts';

it.each([
  ['route', emptyTransferRoute, transferRouteFields],
  ['customer', emptyTransferCustomer, transferCustomerSchema],
  ['contact', emptyContactForm, contactFormSchema],
] as const)('a new form of a %s has all fields, and what is typed is empty', (_, form, schema) => {
  expect(new Set(Object.keys(form))).toEqual(new Set(Object.keys(schema.shape)));
  const typed = Object.values(form).filter((value) => typeof value === 'string');
  expect(new Set(typed)).toEqual(new Set(['']));
});

it('an empty route has four problems, each reported once', async () => {
  const { error } = await transferRouteSchema(new Date()).safeParseAsync(emptyTransferRoute);
  const fields = error?.issues.map(({ path }) => path[0]);
  expect(fields?.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([
    'destination',
    'pickupDate',
    'pickupLocation',
    'pickupTime',
  ]);
});
