import { z } from 'zod';
import { contactProblem } from '../bookings/createBookingForGuest.ts';
import {
  transferForGuestFields,
  type TransferForGuestForm,
} from '../transfers/createTransferForGuest.ts';
import type { Pickup } from '../transfers/pickup.ts';
import { overridableRuleSchema } from '../transfers/checkTransferForStaff.ts';
import type { TransferRoute } from '../transfers/transfer.ts';
import { routeProblem } from '../transfers/transferForm.ts';
import { seenSchema } from './seen.ts';

/** The fields of a transfer that staff can edit: those of a new transfer. */
export const editedTransferFields = transferForGuestFields.omit({ status: true });
export type EditedTransferForm = z.infer<typeof editedTransferFields>;

/** The problem of the route or the pickup, if any, apart from the terms. An unchanged pickup may have passed. */
export const editedRouteProblem = (route: TransferRoute, stored: Pickup, now: Date) =>
  routeProblem(
    route,
    now,
    route.pickupDate === stored.pickupDate && route.pickupTime === stored.pickupTime,
  );

/** The form as staff fill it in and as the server validates it: that of a new transfer, without the status. */
export const editedTransferSchema = (stored: Pickup, now: Date) =>
  transferForGuestFields.superRefine((form, context) => {
    const found = editedRouteProblem(form, stored, now);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<TransferForGuestForm, TransferForGuestForm>;

/** The callable `editTransfer`, for staff. `despite` are the terms that they override. */
export const editTransferInputSchema = editedTransferFields.extend({
  id: z.uuid(),
  seen: seenSchema,
  overrides: z.array(overridableRuleSchema).max(overridableRuleSchema.options.length),
});
export type EditTransferInput = z.infer<typeof editTransferInputSchema>;
