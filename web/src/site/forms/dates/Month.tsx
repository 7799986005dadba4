import Typography from '@mui/material/Typography';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { type CivilDate, monthAndYear, monthOf } from '@selasar/domain/core';
import type { Dayjs } from 'dayjs';
import { memo, useMemo } from 'react';
import { civilOf, dayOf } from '../../../forms/dates/DateLocale.tsx';
import { Day } from './Day.tsx';

const Caption = ({ currentMonth, labelId }: PickersCalendarHeaderProps) => (
  <Typography id={labelId} component="h3" variant="h5" className="caption">
    {monthAndYear(monthOf(civilOf(currentMonth)))}
  </Typography>
);

const slots = { calendarHeader: Caption, day: Day };
const weekdayOf = (day: Dayjs) => day.format('dd');

interface MonthProps {
  /** Its first day. */
  month: CivilDate;
  min: CivilDate;
  max: CivilDate;
  onPick: (day: CivilDate) => void;
}

/** Another month is another one of these. It does not follow the pointer: days do. */
export const Month = memo(({ month, min, max, onPick }: MonthProps) => {
  const [shown, minDate, maxDate] = useMemo(
    () => [month, min, max].map((day) => dayOf(day) ?? undefined),
    [month, min, max],
  );
  return (
    <DateCalendar
      timezone="UTC"
      views={['day']}
      // The days show what is picked.
      value={null}
      referenceDate={shown}
      minDate={minDate}
      maxDate={maxDate}
      reduceAnimations
      dayOfWeekFormatter={weekdayOf}
      slots={slots}
      onChange={(day: Dayjs | null) => onPick(civilOf(day))}
    />
  );
});
