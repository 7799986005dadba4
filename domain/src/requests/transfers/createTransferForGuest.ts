import { z } from 'zod';
import { contactProblem, guestNameSchema } from '../bookings/createBookingForGuest.ts';
import { emailSchema } from '../../core/email.ts';
import { staffPhoneSchema } from '../../core/phone.ts';
import { firstStatuses } from '../requestStatus.ts';
import { createTransferAnswerSchema } from './createTransfer.ts';
import { overridableRuleSchema } from '../../pricing/transfers/checkTransferForStaff.ts';
import { transferCustomerSchema, transferRouteFields, transferStaffFields } from './transfer.ts';
import { routeProblem } from './transferForm.ts';

export const transferForGuestFields = transferRouteFields.extend({
  ...transferCustomerSchema.shape,
  customerName: guestNameSchema(),
  customerEmail: emailSchema(),
  customerPhone: staffPhoneSchema(),
  ...transferStaffFields.shape,
  status: z.enum(firstStatuses),
});
export type TransferForGuestForm = z.infer<typeof transferForGuestFields>;

export const transferForGuestSchema = (now: Date) =>
  transferForGuestFields.superRefine((form, context) => {
    const found = routeProblem(form, now);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<TransferForGuestForm, TransferForGuestForm>;

/** `requestId` is created once per filled form. */
export const createTransferForGuestInputSchema = transferForGuestFields.extend({
  requestId: z.uuid(),
  overrides: z.array(overridableRuleSchema).max(overridableRuleSchema.options.length),
});
export type CreateTransferForGuestInput = z.input<typeof createTransferForGuestInputSchema>;

export const createTransferForGuestAnswerSchema = createTransferAnswerSchema.omit({
  tripKey: true,
});
export type CreateTransferForGuestAnswer = z.infer<typeof createTransferForGuestAnswerSchema>;
