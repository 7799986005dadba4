import { z } from 'zod';
import { contactProblem } from '../bookings/createBookingForGuest.ts';
import {
  transferForGuestFields,
  type TransferForGuestForm,
} from '../transfers/createTransferForGuest.ts';
import type { Pickup } from '../../pricing/transfers/transferLimits.ts';
import { overridableRuleSchema } from '../../pricing/transfers/checkTransferForStaff.ts';
import type { TransferRoute } from '../transfers/transfer.ts';
import { routeProblem } from '../transfers/transferForm.ts';
import { seenSchema } from './seen.ts';

export const editedTransferFields = transferForGuestFields.omit({ status: true });
export type EditedTransferForm = z.infer<typeof editedTransferFields>;

/** Apart from the terms. An unchanged pickup may have passed. */
export const editedRouteProblem = (route: TransferRoute, stored: Pickup, now: Date) =>
  routeProblem(
    route,
    now,
    route.pickupDate === stored.pickupDate && route.pickupTime === stored.pickupTime,
  );

export const editedTransferSchema = (stored: Pickup, now: Date) =>
  transferForGuestFields.superRefine((form, context) => {
    const found = editedRouteProblem(form, stored, now);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<TransferForGuestForm, TransferForGuestForm>;

export const editTransferInputSchema = editedTransferFields.extend({
  id: z.uuid(),
  seen: seenSchema,
  overrides: z.array(overridableRuleSchema).max(overridableRuleSchema.options.length),
});
export type EditTransferInput = z.infer<typeof editTransferInputSchema>;
