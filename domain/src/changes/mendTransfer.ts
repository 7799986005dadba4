import { z } from 'zod';
import { baliDate } from '../core/dates.ts';
import { limits } from '../core/limits.ts';
import { plainLineSchema } from '../core/text.ts';
import { softTermSchema } from '../transfers/judgeTransferForStaff.ts';
import { noTransferTerms } from '../transfers/noTransferTerms.ts';
import type { Pickup } from '../transfers/judgeTransfer.ts';
import {
  transferCustomerSchema,
  transferRouteFields,
  type TransferRoute,
} from '../transfers/transfer.ts';
import {
  destinationProblem,
  pickupDateProblem,
  pickupTimeProblem,
} from '../transfers/transferForm.ts';
import { seenSchema } from './seen.ts';

/** What staff can mend of a transfer: all that its guest fills in, and the hotel. */
export const mendedTransferFields = transferRouteFields.extend({
  ...transferCustomerSchema.shape,
  /** '' is none. */
  hotelName: plainLineSchema(limits.place),
});
export type MendedTransferForm = z.infer<typeof mendedTransferFields>;

/** What is wrong with the route or the pickup, apart from the terms. A pickup that stays may have passed. */
export function mendedRouteProblem(route: TransferRoute, stored: Pickup, now: Date) {
  const { pickupDate, pickupTime } = route;
  const atPlace = destinationProblem(route);
  if (atPlace) return { field: 'destination', report: atPlace };
  if (pickupDate === stored.pickupDate && pickupTime === stored.pickupTime) return undefined;
  const onDate = pickupDateProblem(pickupDate, baliDate(now));
  if (onDate) return { field: 'pickupDate', report: onDate };
  const atTime = pickupTimeProblem(pickupDate, pickupTime, noTransferTerms, now);
  return atTime && { field: 'pickupTime', report: atTime };
}

/** The form as staff fill it in and as the server judges it. */
export const mendedTransferSchema = (stored: Pickup, now: Date) =>
  mendedTransferFields.superRefine((form, context) => {
    const found = mendedRouteProblem(form, stored, now);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
  }) as z.ZodType<MendedTransferForm, MendedTransferForm>;

/** The callable `mendTransfer`, for staff. `despite` are the terms that they have seen, and set aside. */
export const mendTransferInputSchema = mendedTransferFields.extend({
  id: z.uuid(),
  seen: seenSchema,
  despite: z.array(softTermSchema).max(softTermSchema.options.length),
});
export type MendTransferInput = z.infer<typeof mendTransferInputSchema>;
