import type { NewBookingForm, Stay } from '@selasar/domain';
import type { UseFormReturn } from 'react-hook-form';

/** Takes dates that are offered beneath the reason why others cannot be had. */
export function fillInDates(form: UseFormReturn<NewBookingForm>, { startDate, endDate }: Stay) {
  const options = { shouldDirty: true, shouldValidate: true };
  form.setValue('startDate', startDate, options);
  form.setValue('endDate', endDate, options);
  // The button that was pressed goes with its reason.
  form.setFocus('startDate');
}
