import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { addDays, bookingHorizonDays, maxStayNights, takenNightsOf } from '@selasar/domain';
import type { BookingForm, CallError, CivilDate } from '@selasar/domain';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { DateField } from '../../ui/DateField.tsx';
import { useToday } from '../../ui/useToday.ts';
import { useTakenNights } from './useTakenNights.ts';

const takenMessage = 'Some of these nights are taken. Please choose other dates.';

interface StayDatesProps {
  control: Control<BookingForm>;
  villaId: string;
  /** What the server refused last; other guests may have taken nights since they were read. */
  refusal: CallError | undefined;
}

/** Check-in and check-out of a stay. Nights that confirmed stays hold cannot be picked. */
export function StayDates({ control, villaId, refusal }: StayDatesProps) {
  const today = useToday();
  const checkIn = useController({ control, name: 'startDate' });
  const checkOut = useController({ control, name: 'endDate' });
  const startDate = checkIn.field.value;
  const endDate = checkOut.field.value;
  const { nights, loading, unread, firstFree, look, refresh } = useTakenNights(villaId, today);

  useEffect(() => {
    if (refusal?.code === 'nights-taken') refresh();
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

  if (firstFree === '') return <Alert severity="info">No dates available</Alert>;
  const firstCheckOut = addDays(startDate || (firstFree ?? today), 1);
  const lastCheckOut = startDate
    ? addDays(startDate, maxStayNights)
    : addDays(today, bookingHorizonDays + maxStayNights);
  const clash = startDate && endDate && overlaps(startDate, endDate) ? takenMessage : undefined;

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
        opensAt={firstFree ?? today}
        isTaken={(day) => nights.has(day)}
        onMonth={look}
        loading={loading}
        error={checkIn.fieldState.error?.message ?? clash}
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
        isTaken={(day) => (startDate ? overlaps(startDate, day) : nights.has(addDays(day, -1)))}
        onMonth={(month) => look(startDate || month, month)}
        loading={loading}
        error={checkOut.fieldState.error?.message}
      />
      {unread ? (
        <Typography variant="body2" color="textSecondary">
          We could not look up the free nights just now. We check them when you book.
        </Typography>
      ) : null}
    </>
  );
}
