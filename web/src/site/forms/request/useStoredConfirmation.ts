import { type FieldTable, plainFieldsOf } from '@selasar/domain/core';
import {
  bookingFields,
  bookingTable,
  createBookingAnswerSchema,
  createTransferAnswerSchema,
  transferCustomerSchema,
  transferRouteFields,
  transferTable,
} from '@selasar/domain/requests';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage } from '../../../browserStorage.ts';
import { onForgottenElsewhere } from './storedTrip.ts';

const watchers = new Set<() => void>();

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => void watchers.delete(notify);
};

function parse<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Another tab has forgotten a trip: a confirmation of this one may be of the same guest, under another key. */
function removeAll(): void {
  const { confirmation, trip } = browserKeys;
  for (const key of [...tabStorage.keys(confirmation), trip]) tabStorage.remove(key);
  for (const notify of watchers) notify();
}

/** Stored for the tab, so that a reload shows it again. */
export function useStoredConfirmation<T>(name: string, schema: z.ZodType<T>) {
  const key = browserKeys.confirmation + name;
  const text = useSyncExternalStore(
    watch,
    () => tabStorage.read(key),
    // The server has no value.
    () => undefined,
  );
  // The schema must be stable.
  const stored = useMemo(() => parse(schema, text), [schema, text]);
  const setValue = useCallback(
    (next?: T) => {
      if (next === undefined) tabStorage.remove(key);
      else tabStorage.write(key, JSON.stringify(next));
      for (const notify of watchers) notify();
    },
    [key],
  );
  const isShown = stored !== undefined;
  useEffect(() => (isShown ? onForgottenElsewhere(removeAll) : undefined), [isShown]);
  return [stored, setValue] as const;
}

/** Absent in confirmations older than the field. */
const plainShape = (table: FieldTable): Readonly<Record<string, z.ZodType<string | number>>> =>
  Object.fromEntries(
    plainFieldsOf(table, 'confirmation').map(({ name }) => [
      name,
      z.string().or(z.number()).default(''),
    ]),
  );

/** In milliseconds. */
const at = z.number();

export const bookedSchema = z.object({
  ...plainShape(bookingTable),
  ...createBookingAnswerSchema.shape,
  ...bookingFields.pick({ bookingType: true, numberOfGuests: true, customerEmail: true }).shape,
  // Absent in bookings older than these fields.
  party: z.string().default(''),
  customerPhone: z.string().default(''),
  hotelName: z.string().default(''),
  pickupTime: z.string().default(''),
  at,
});
export type Booked = z.infer<typeof bookedSchema>;

export const bookedTransferSchema = z.object({
  ...plainShape(transferTable),
  ...createTransferAnswerSchema.shape,
  ...transferRouteFields.pick({ pickupLocation: true, destination: true, passengers: true }).shape,
  ...transferCustomerSchema.pick({ customerEmail: true }).shape,
  at,
});
export type BookedTransfer = z.infer<typeof bookedTransferSchema>;
