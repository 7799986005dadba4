import type { MadeBookingForm, Stay } from '@selasar/domain';
import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/** Sends nothing that is refused already, but leads to the reason, beneath which other dates can be chosen. */
export function useReason(
  form: UseFormReturn<MadeBookingForm>,
  isRefused: boolean,
  save: (event: SyntheticEvent) => Promise<void>,
) {
  const reason = useRef<HTMLDivElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRefused) reason.current?.focus();
    else void save(event);
  };
  const choose = ({ startDate, endDate }: Stay) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('startDate', startDate, options);
    form.setValue('endDate', endDate, options);
    // The button that was pressed goes with its reason.
    form.setFocus('startDate');
  };
  return { reason, submit, choose };
}
