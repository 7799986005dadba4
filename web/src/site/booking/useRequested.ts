import {
  addDays,
  maxStayNights,
  problemText,
  bookingHorizonDays,
  isCivilDate,
  nightsBetween,
  problem,
} from '@selasar/domain/core';
import type { Stay, CallError, CivilDate, ProblemCode } from '@selasar/domain/core';
import {
  requestedOf,
  checkAvailability,
  checkDay,
  refusedAs,
  seatsNeeded,
} from '@selasar/domain/pricing';
import type { BookingRequest, Availability, Verdict } from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useEffect, useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { offeredDays } from './blockedDays.ts';
import { type BookableItem, rulesOf } from './item.ts';
import type { Calendar } from './useCalendar.ts';

export interface RequestedFormProps {
  item: BookableItem;
  form: UseFormReturn<BookingForm>;
  calendar: Calendar;
  /** Other guests may have taken dates since the availability was read. */
  failed: Failed | undefined;
}

export function useRequested({ item, form, calendar, failed }: RequestedFormProps) {
  const requested = useWatch({ control: form.control, compute: requestedOf });
  const { startDate, numberOfGuests, party } = requested;
  const { availability, today, loadDays, months } = calendar;
  const { refresh } = months;
  const refused = useMemo(
    () =>
      isUpToServer(failed, requested)
        ? undefined
        : localRefusal(item, requested, availability, today),
    [item, requested, availability, today, failed],
  );
  const days = useMemo(() => {
    const { guestKinds } = rulesOf(item);
    return offeredDays(item, availability, seatsNeeded({ numberOfGuests, party, guestKinds }));
  }, [item, availability, numberOfGuests, party]);
  const code = refused?.problem.message;
  const reason = refused && JSON.stringify(refused.problem);
  const alternative = useAlternative(
    requested,
    hasAlternatives(code) ? code : undefined,
    failed,
    calendar,
  );

  useEffect(() => {
    if (failed?.refusal?.freeStays) refresh();
  }, [failed, refresh]);

  // The message of a refused submit disappears with its reason: other guests may cancel, or fewer come.
  useEffect(() => {
    if (!code || !reason) return undefined;
    return () => {
      for (const field of ['startDate', 'endDate', 'startTime'] as const) {
        if (form.getFieldState(field).error?.type === code) form.clearErrors(field);
      }
    };
  }, [code, reason, form]);

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
  return { requested, days, problemOf, alternative, choose };
}

export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

export interface Alternative {
  of: BookingRequest;
  stays: readonly Stay[];
  nightsTaken: boolean;
}

/** One list, also if the server repeats what this page knows. */
const offersFor = (requested: BookingRequest, { of, stays }: Alternative): boolean =>
  of.numberOfGuests === requested.numberOfGuests &&
  [of, ...stays].some((stay) => isSameStay(stay, requested));

const alternativeOf = (failed: Failed | undefined): Alternative | undefined =>
  failed?.refusal?.freeStays && {
    of: failed.requested,
    stays: failed.refusal.freeStays,
    nightsTaken: failed.refusal.code === 'nights-taken',
  };

/**
 * Whether the server decides these dates, whatever this page knows: it offered them, or a request for them had no
 * answer. That request may hold the nights or seats itself; sent again, it gets its answer.
 */
export function isUpToServer(failed: Failed | undefined, requested: BookingRequest): boolean {
  if (failed?.requested.numberOfGuests !== requested.numberOfGuests) return false;
  const stays = failed.refusal ? failed.refusal.freeStays : [failed.requested];
  return stays?.some((stay) => isSameStay(stay, requested)) === true;
}

/**
 * The alternatives stay visible while the form has the refused dates or one of them. `problem` is the refusal by this
 * page.
 */
function useAlternative(
  requested: BookingRequest,
  problem: string | undefined,
  failed: Failed | undefined,
  { findAlternatives }: Pick<Calendar, 'findAlternatives'>,
): Alternative | undefined {
  const [found, setFound] = useState<Alternative>();

  useEffect(() => {
    if (!problem || !requested.endDate) return undefined;
    let current = true;
    const of = requested;
    void findAlternatives(of).then((stays) => {
      if (current) setFound({ of, stays, nightsTaken: problem === 'some-nights-taken' });
    });
    return () => {
      current = false;
    };
  }, [problem, requested, findAlternatives]);

  const offer = [found, alternativeOf(failed)].find((each) => each && offersFor(requested, each));
  return offer && offer.stays.length > 0 ? offer : undefined;
}

/** `refusal` is undefined if no answer arrived. */
export interface Failed {
  requested: BookingRequest;
  refusal: CallError | undefined;
}

/** No other dates nearby are without them, or an extra or a start time is changed instead. */
const withoutAlternatives: readonly (ProblemCode | undefined)[] = [
  ...(['date-too-far', 'stay-too-long'] as const),
  ...(['extras-invalid', 'extra-too-late'] as const),
  ...(['departure-missing', 'departure-not-offered'] as const),
];
const hasAlternatives = (code: ProblemCode | undefined): boolean =>
  !withoutAlternatives.includes(code);

/** The form validates missing dates and dates that are out of order. */
export function localRefusal(
  item: BookableItem,
  requested: BookingRequest,
  availability: Availability,
  today: CivilDate,
): Verdict['refused'] {
  const { startDate, endDate } = requested;
  if (!isCivilDate(startDate) || startDate < today) return undefined;
  if (startDate > addDays(today, bookingHorizonDays)) {
    return { field: 'startDate', problem: problem('date-too-far') };
  }
  if (isCivilDate(endDate)) {
    const nights = nightsBetween(startDate, endDate);
    if (nights > maxStayNights) return { field: 'endDate', problem: problem('stay-too-long') };
    const isInOrder = item.type === 'tour' || nights >= 1;
    return isInOrder ? checkDay(item, requested, availability).refused : undefined;
  }
  // Taken nights are reported when both dates are chosen.
  const { refused } = checkAvailability(
    item,
    { ...requested, endDate: addDays(startDate, 1) },
    availability,
  );
  const isOfDay = refused?.field === 'startDate' && refusedAs(refused) !== 'some-nights-taken';
  return isOfDay ? refused : undefined;
}
