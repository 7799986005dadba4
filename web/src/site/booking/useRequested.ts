import { addDays, maxStayNights, problemText, type Stay } from '@selasar/domain/core';
import { type BookingRequest, requestedOf } from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useEffect, useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { BookableItem } from './item.ts';
import { hasAlternatives, localRefusal, type Failed } from './localRefusal.ts';
import type { Calendar } from './useCalendar.ts';
import { isUpToServer, useAlternative } from './useAlternative.ts';

export interface RequestedFormProps {
  item: BookableItem;
  form: UseFormReturn<BookingForm>;
  calendar: Calendar;
  /** Other guests may have taken dates since the availability was read. */
  failed: Failed | undefined;
}

export function useRequested({ item, form, calendar, failed }: RequestedFormProps) {
  const [startDate, endDate, numberOfGuests] = useWatch({
    control: form.control,
    name: ['startDate', 'endDate', 'numberOfGuests'],
  });
  const { availability, today, loadDays, months } = calendar;
  const { refresh } = months;
  const requested = useMemo(
    (): BookingRequest =>
      requestedOf({ bookingType: item.type, startDate, endDate, numberOfGuests }),
    [item.type, startDate, endDate, numberOfGuests],
  );
  const refused = useMemo(
    () =>
      isUpToServer(failed, requested)
        ? undefined
        : localRefusal(item, requested, availability, today),
    [item, requested, availability, today, failed],
  );
  const code = refused?.problem.message;
  const alternative = useAlternative(
    requested,
    hasAlternatives(code) ? code : undefined,
    failed,
    calendar,
  );

  useEffect(() => {
    if (failed?.refusal?.freeStays) refresh();
  }, [failed, refresh]);

  // The message of a refused submit disappears with its reason: other guests may cancel.
  useEffect(() => {
    if (!code) return undefined;
    return () => {
      for (const field of ['startDate', 'endDate'] as const) {
        if (form.getFieldState(field).error?.type === code) form.clearErrors(field);
      }
    };
  }, [code, form]);

  // Dates may also be typed or restored from a draft.
  const lastNight = requested.endDate > startDate ? addDays(requested.endDate, -1) : startDate;
  useEffect(() => {
    if (!startDate) return;
    const last = addDays(startDate, maxStayNights);
    loadDays(startDate, lastNight < last ? lastNight : last);
  }, [startDate, lastNight, loadDays]);

  const choose = (stay: Stay) => {
    form.setValue('startDate', stay.startDate, { shouldDirty: true });
    if (item.type === 'villa') form.setValue('endDate', stay.endDate, { shouldDirty: true });
    // A stay without check-out is no error yet.
    if (stay.endDate) void form.trigger(['startDate', 'endDate']);
    else form.clearErrors(['startDate', 'endDate']);
  };

  const problemOf = (field: keyof BookingRequest) => {
    if (refused?.field !== field) return undefined;
    const { message, params } = refused.problem;
    return problemText({ code: message, ...(params ? { facts: params } : {}) });
  };
  return { requested, problemOf, alternative, choose };
}
