import { addDays, maxStayNights, problemText, wishOf } from '@selasar/domain';
import type { BookingForm, Stay, Wish } from '@selasar/domain';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { BookableItem } from './item.ts';
import { refusedHere } from './refusedHere.ts';
import type { Refusal } from './useBooking.ts';
import type { Calendar } from './useCalendar.ts';
import { useInstead, wasOffered } from './useInstead.ts';

export interface WishProps {
  item: BookableItem;
  form: UseFormReturn<BookingForm>;
  calendar: Calendar;
  /** What the server refused last; others may have taken something since it was read. */
  refusal: Refusal | undefined;
}

/** The dates and the guests that the form holds, what speaks against them, and what could be chosen instead. */
export function useWish({ item, form, calendar, refusal }: WishProps) {
  const [startDate, endDate, numberOfGuests] = useWatch({
    control: form.control,
    name: ['startDate', 'endDate', 'numberOfGuests'],
  });
  const { known, today, look, refresh } = calendar;
  const wish = useMemo(
    (): Wish => wishOf({ bookingType: item.type, startDate, endDate, numberOfGuests }),
    [item.type, startDate, endDate, numberOfGuests],
  );
  const refused = useMemo(
    () => (wasOffered(refusal, wish) ? undefined : refusedHere(item, wish, known, today)),
    [item, wish, known, today, refusal],
  );
  const code = refused?.problem.message;
  const instead = useInstead(wish, code, refusal, calendar);

  useEffect(() => {
    if (refusal?.details.freeStays) refresh();
  }, [refusal, refresh]);

  // What was said when it was to be sent goes with its reason: others may free what they took.
  useEffect(() => {
    if (!code) return undefined;
    return () => {
      for (const field of ['startDate', 'endDate'] as const) {
        if (form.getFieldState(field).error?.type === code) form.clearErrors(field);
      }
    };
  }, [code, form]);

  // Dates may also be typed, or come back from a draft.
  const lastNight = wish.endDate > startDate ? addDays(wish.endDate, -1) : startDate;
  useEffect(() => {
    if (!startDate) return;
    const last = addDays(startDate, maxStayNights);
    look(startDate, lastNight < last ? lastNight : last);
  }, [startDate, lastNight, look]);

  const choose = (stay: Stay) => {
    form.setValue('startDate', stay.startDate, { shouldDirty: true });
    if (item.type === 'villa') form.setValue('endDate', stay.endDate, { shouldDirty: true });
    // A stay that is not chosen to its end is no mistake yet.
    if (stay.endDate) void form.trigger(['startDate', 'endDate']);
    else form.clearErrors(['startDate', 'endDate']);
  };

  /** What speaks against a date of the form. */
  const problemOf = (field: keyof Wish) => {
    if (refused?.field !== field) return undefined;
    const { message, params } = refused.problem;
    return problemText({ code: message, ...(params ? { facts: params } : {}) });
  };
  return { wish, problemOf, instead, choose };
}
