import type { NewBookingForm, Stay } from '@selasar/domain';
import type { UseFormReturn } from 'react-hook-form';

/** Fills in the available dates offered below a refusal. */
export function fillInDates(form: UseFormReturn<NewBookingForm>, { startDate, endDate }: Stay) {
  const options = { shouldDirty: true, shouldValidate: true };
  form.setValue('startDate', startDate, options);
  form.setValue('endDate', endDate, options);
  // The clicked button disappears with the refusal, so the focus must move.
  form.setFocus('startDate');
}
