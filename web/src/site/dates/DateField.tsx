import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { CivilDate } from '@selasar/domain';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { takenDay, TakenLegend } from './takenDays.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';

dayjs.extend(utc);

const civil = 'YYYY-MM-DD';

/** What an empty field shows. */
const placeholders = {
  fieldMonthPlaceholder: () => 'Month',
  fieldDayPlaceholder: () => 'day',
  fieldYearPlaceholder: () => 'year',
};

/** Days as large as a fingertip, where one points with a finger. */
const largeCalendar = {
  '@media (pointer: coarse)': {
    '& .MuiDateCalendar-root': { maxHeight: 'none' },
    '& .MuiDayCalendar-slideTransition': { minHeight: 290 },
    '& .MuiDayCalendar-weekDayLabel': { width: 44, m: 0 },
    '& .MuiPickerDay-root, & .MuiPickerDay-fillerCell': {
      '--PickerDay-size': '44px',
      '--PickerDay-horizontalMargin': '0px',
    },
    '& .MuiPickersArrowSwitcher-button': { width: 44, height: 44 },
  },
};

interface DateFieldProps {
  label: string;
  /** yyyy-MM-dd; '' for none. */
  value: CivilDate;
  /** The day picked; '' when the field is emptied or holds no full date. */
  onChange: (date: CivilDate) => void;
  onBlur?: () => void;
  /** The first and the last day that can be picked. */
  min: CivilDate;
  max: CivilDate;
  /** Days between the two that cannot be picked, and look taken. */
  isTaken?: (date: CivilDate) => boolean;
  /** Further days between the two that cannot be picked. */
  isClosed?: (date: CivilDate) => boolean;
  /** The month that opens first when nothing is picked; by default that of `min`. */
  opensAt?: CivilDate;
  /** Tells the first day of the month that comes into view. */
  onMonth?: (month: CivilDate) => void;
  /** Days are still being looked up. */
  loading?: boolean;
  disabled?: boolean;
  required?: boolean;
  error?: string | undefined;
  /** For an error that is told elsewhere. */
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Picks a calendar day. It counts in UTC throughout, so that no time zone can shift the day. */
export function DateField({
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
  isTaken,
  isClosed,
  opensAt = min,
  onMonth,
  loading = false,
  disabled = false,
  required = false,
  error,
  invalid = Boolean(error),
  inputRef,
}: DateFieldProps) {
  const legend = useId();
  const looksTaken = (day: Dayjs) => {
    const date = day.format(civil);
    return date >= min && date <= max && isTaken?.(date) === true;
  };
  const isOut = (day: Dayjs) =>
    isTaken?.(day.format(civil)) === true || isClosed?.(day.format(civil)) === true;
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={placeholders}>
      <DatePicker
        label={label}
        timezone="UTC"
        format="MMM D, YYYY"
        value={value === '' ? null : dayjs.utc(value)}
        onChange={(picked) => onChange(picked?.isValid() ? picked.format(civil) : '')}
        minDate={dayjs.utc(min)}
        maxDate={dayjs.utc(max)}
        referenceDate={dayjs.utc(opensAt)}
        shouldDisableDate={isOut}
        open={open}
        onOpen={() => {
          setOpen(true);
          onMonth?.(value || opensAt);
        }}
        onClose={() => setOpen(false)}
        onMonthChange={(month) => onMonth?.(month.format(civil))}
        loading={loading}
        disabled={disabled}
        inputRef={inputRef}
        {...(isTaken ? { slots: { actionBar: TakenLegend } } : {})}
        slotProps={{
          day: ({ day }) => ({
            // The picker would ring the UTC day, which is not Bali's for a third of the time.
            sx: [{ '&:not(:focus-visible)': { outline: 'none' } }, looksTaken(day) && takenDay],
            ...(looksTaken(day) ? { 'aria-describedby': legend } : {}),
          }),
          actionBar: isTaken ? { id: legend } : {},
          layout: { sx: largeCalendar },
          toolbar: { hidden: true },
          openPickerButton: { sx: { width: 44, height: 44 } },
          textField: {
            fullWidth: true,
            required,
            error: invalid,
            helperText: error,
            onBlur,
          },
        }}
      />
    </LocalizationProvider>
  );
}
