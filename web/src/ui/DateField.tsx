import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { CivilDate } from '@selasar/domain';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Ref } from 'react';

dayjs.extend(utc);

/** What an empty field shows. */
const placeholders = {
  fieldMonthPlaceholder: () => 'Month',
  fieldDayPlaceholder: () => 'day',
  fieldYearPlaceholder: () => 'year',
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
  error?: string | undefined;
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
  error,
  inputRef,
}: DateFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={placeholders}>
      <DatePicker
        label={label}
        timezone="UTC"
        format="MMM D, YYYY"
        value={value === '' ? null : dayjs.utc(value)}
        onChange={(picked) => onChange(picked?.isValid() ? picked.format('YYYY-MM-DD') : '')}
        minDate={dayjs.utc(min)}
        maxDate={dayjs.utc(max)}
        referenceDate={dayjs.utc(min)}
        inputRef={inputRef}
        slotProps={{
          // The picker would ring the UTC day, which is not Bali's for a third of the time.
          day: { sx: { '&:not(:focus-visible)': { outline: 'none' } } },
          textField: { fullWidth: true, error: Boolean(error), helperText: error, onBlur },
        }}
      />
    </LocalizationProvider>
  );
}
