import Typography from '@mui/material/Typography';
import {
  addDays,
  bookingHorizonDays,
  maxStayNights,
  nightsTakenMessage,
  takenNightsOf,
} from '@selasar/domain';
import type { BookingForm, CivilDate, Stay } from '@selasar/domain';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../dates/DateField.tsx';
import { useToday } from '../../clock/useToday.ts';
import { FreeStays } from './FreeStays.tsx';
import type { Refusal } from './useBooking.ts';
import { useFreeStays } from './useFreeStays.ts';
import type { TakenNights } from './useTakenNights.ts';

interface StayDatesProps {
  form: UseFormReturn<BookingForm>;
  calendar: TakenNights;
  /** What the server refused last; other guests may have taken nights since they were read. */
  refusal: Refusal | undefined;
}

/** Check-in and check-out of a stay. Nights that confirmed stays hold cannot be picked. */
export function StayDates({ form, calendar, refusal }: StayDatesProps) {
  const today = useToday();
  const { control, setValue } = form;
  // Whether the nights are free depends on both dates.
  const checkIn = useController({ control, name: 'startDate', rules: { deps: 'endDate' } });
  const checkOut = useController({ control, name: 'endDate', rules: { deps: 'startDate' } });
  const startDate = checkIn.field.value;
  const endDate = checkOut.field.value;
  const { nights, loading, unread, firstFree = today, look, refresh } = calendar;

  useEffect(() => {
    if (refusal?.details.code === 'nights-taken') refresh();
  }, [refusal, refresh]);

  // Dates may also be typed, or come back from a draft.
  useEffect(() => {
    if (startDate) look(startDate, endDate > startDate ? addDays(endDate, -1) : startDate);
  }, [startDate, endDate, look]);

  const overlaps = (from: CivilDate, to: CivilDate) =>
    takenNightsOf({ startDate: from, endDate: to }, nights).length > 0;

  const chooseCheckIn = (date: CivilDate) => {
    checkIn.field.onChange(date);
    if (date && endDate && (endDate <= date || overlaps(date, endDate))) {
      checkOut.field.onChange('');
    }
  };
  const chooseStay = (stay: Stay) => {
    setValue('startDate', stay.startDate);
    setValue('endDate', stay.endDate);
    void form.trigger(['startDate', 'endDate']);
  };

  const firstCheckOut = addDays(startDate || firstFree, 1);
  const lastCheckOut = startDate
    ? addDays(startDate, maxStayNights)
    : addDays(today, bookingHorizonDays + maxStayNights);
  const stay = { startDate, endDate };
  const isTaken = startDate !== '' && endDate !== '' && overlaps(startDate, endDate);
  const freeStays = useFreeStays(stay, isTaken, refusal, calendar);

  return (
    <>
      <DateField
        label="Check-in"
        required
        value={startDate}
        onChange={chooseCheckIn}
        onBlur={checkIn.field.onBlur}
        inputRef={checkIn.field.ref}
        min={today}
        max={addDays(today, bookingHorizonDays)}
        opensAt={firstFree}
        isTaken={(day) => nights.has(day)}
        onMonth={look}
        loading={loading}
        error={checkIn.fieldState.error?.message ?? (isTaken ? nightsTakenMessage : undefined)}
      />
      <DateField
        label="Check-out"
        required
        value={endDate}
        onChange={checkOut.field.onChange}
        onBlur={checkOut.field.onBlur}
        inputRef={checkOut.field.ref}
        min={firstCheckOut}
        max={lastCheckOut}
        isTaken={(day) => nights.has(addDays(day, -1))}
        // No stay leads past a taken night.
        isClosed={(day) => startDate !== '' && overlaps(startDate, day)}
        // The first of a month is the end of a night of the month before.
        onMonth={(month) => look(startDate || addDays(month, -1), month)}
        loading={loading}
        error={checkOut.fieldState.error?.message}
      />
      {freeStays.length > 0 ? (
        <FreeStays stays={freeStays} chosen={stay} onChoose={chooseStay} />
      ) : null}
      {unread ? (
        <Typography variant="body2" color="textSecondary">
          We could not look up the free nights just now. We check them when you book.
        </Typography>
      ) : null}
    </>
  );
}
