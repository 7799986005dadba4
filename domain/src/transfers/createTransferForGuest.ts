import { z } from 'zod';
import { contactProblem } from '../bookings/createBookingForGuest.ts';
import { emailSchema } from '../core/email.ts';
import { staffPhoneSchema } from '../core/phone.ts';
import { firstStatuses } from '../core/requestStatus.ts';
import { createTransferAnswerSchema } from './createTransfer.ts';
import { overridableRuleSchema } from './checkTransferForStaff.ts';
import { transferCustomerSchema, transferRouteFields, transferStaffFields } from './transfer.ts';
import { routeProblem } from './transferForm.ts';

/**
 * The form of staff for a guest who phones or writes: the guest's fields, the hotel, an email or a phone number, and
 * the first status.
 */
export const transferForGuestFields = transferRouteFields.extend({
  ...transferCustomerSchema.shape,
  customerEmail: emailSchema(),
  customerPhone: staffPhoneSchema(),
  ...transferStaffFields.shape,
  status: z.enum(firstStatuses),
});
export type TransferForGuestForm = z.infer<typeof transferForGuestFields>;

/** The form as staff fill it in and as the server validates it, apart from the terms. */
export const transferForGuestSchema = (now: Date) =>
  transferForGuestFields.superRefine((form, context) => {
    const found = routeProblem(form, now);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<TransferForGuestForm, TransferForGuestForm>;

/**
 * The callable `createTransferForGuest`, for staff: `requestId` is created once per filled form. `despite` are the
 * terms that refused the request and that staff override. The server sets the price.
 */
export const createTransferForGuestInputSchema = transferForGuestFields.extend({
  requestId: z.uuid(),
  overrides: z.array(overridableRuleSchema).max(overridableRuleSchema.options.length),
});
export type CreateTransferForGuestInput = z.input<typeof createTransferForGuestInputSchema>;

export const createTransferForGuestAnswerSchema = createTransferAnswerSchema.omit({
  tripKey: true,
});
export type CreateTransferForGuestAnswer = z.infer<typeof createTransferForGuestAnswerSchema>;
