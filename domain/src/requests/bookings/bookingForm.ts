import { z } from 'zod';
import type { CivilDate } from '../../core/dates.ts';
import { onField, problem, withProblems, type Report } from '../../core/problem.ts';
import type { Refused } from '../../pricing/rules/checkAvailability.ts';
import { datesProblem, datesProblems } from '../../pricing/rules/datesProblem.ts';
import type { BookingRequest } from '../../pricing/rules/terms.ts';
import { bookingFields, type BookingForm } from './booking.ts';
import { emailSchema, plainLineSchema } from '../../core/text.ts';
import { limits } from '../../core/limits.ts';
import { staffPhoneSchema } from '../../core/phone.ts';
import { firstStatuses } from '../requestStatus.ts';
import { withoutDefaults } from '../../core/fieldTable.ts';
import { sourceKeySchema } from '../partners.ts';

/** `today` is Bali's. `refuse` gets valid dates. The defaults of the fields are for older forms. */
export const bookingFormSchema = (
  today: CivilDate,
  refuse: (requested: BookingRequest) => Refused | undefined = () => undefined,
) =>
  withProblems(bookingFields, (form) => {
    const onDates = datesProblem(form, today);
    const refused = onDates ? undefined : refuse(form);
    return [onDates, refused && onField(refused.field, refused.problem)];
  });

export const guestNameSchema = () =>
  plainLineSchema(limits.name).min(1, problem('guest-name-missing'));

export const newBookingFields = bookingFields.extend({
  customerName: guestNameSchema(),
  customerEmail: emailSchema(),
  customerPhone: staffPhoneSchema(),
  status: z.enum(firstStatuses),
  source: sourceKeySchema,
});
export type NewBookingForm = z.infer<typeof newBookingFields>;

type Contact = Pick<NewBookingForm, 'customerEmail' | 'customerPhone'>;

export const contactProblem = ({ customerEmail, customerPhone }: Contact): Report | undefined =>
  customerEmail || customerPhone ? undefined : problem('contact-missing');

/** `today` is Bali's. */
export const newBookingSchema = (today: CivilDate) =>
  withProblems(newBookingFields, (form) => [
    ...datesProblems(form, today),
    onField('customerPhone', contactProblem(form)),
  ]);

/** All are required: leaving one out would remove it. */
const { status: _, source: __, ...editable } = newBookingFields.shape;
export const editedBookingFields = z.object(withoutDefaults(editable));
export type EditedBookingForm = z.infer<typeof editedBookingFields>;

type Dates = Pick<BookingForm, 'bookingType' | 'startDate' | 'endDate'>;

/** An unchanged first day may have passed: a guest who is there can extend the stay. */
const firstDay = (form: Dates, stored: { startDate: CivilDate }, today: CivilDate): CivilDate =>
  form.startDate === stored.startDate && form.startDate < today ? stored.startDate : today;

export const editedDatesProblem = (
  form: Dates,
  stored: { startDate: CivilDate },
  today: CivilDate,
) => datesProblem(form, firstDay(form, stored, today));

export const editedBookingSchema = (stored: { startDate: CivilDate }, today: CivilDate) =>
  withProblems(newBookingFields, (form) => [
    ...datesProblems(form, firstDay(form, stored, today)),
    onField('customerPhone', contactProblem(form)),
  ]);
