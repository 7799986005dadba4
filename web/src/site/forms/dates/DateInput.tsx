import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { shortDate, t } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Ref } from 'react';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { fieldLocale } from './fieldLocale.ts';

dayjs.extend(utc);

const civil = 'YYYY-MM-DD';

/** What an empty field shows. */
const placeholders = {
  fieldMonthPlaceholder: () => t('Month'),
  fieldDayPlaceholder: () => t('day'),
  fieldYearPlaceholder: () => t('year'),
};

/** What the parts of the field are called. */
const sectionNames = () => ({
  day: t('Day'),
  month: t('Month'),
  year: t('Year'),
  empty: t('Empty'),
});

export interface DateInputProps {
  label: string;
  /** yyyy-MM-dd; '' for none. */
  value: CivilDate;
  /** The day typed; '' when the field is emptied or holds no full date. */
  onChange: (date: CivilDate) => void;
  onBlur?: () => void;
  required?: boolean;
  error?: string | undefined;
  /** What speaks against the value before anybody asks; it is read out when it comes up. */
  problem?: string | undefined;
  /** Stand quietly beneath the field while nothing speaks against the value. */
  hints?: readonly (string | false | undefined)[];
  /** For an error that is told elsewhere. */
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  calendar: {
    /** The day from which a year is taken that is not typed yet. */
    near: CivilDate;
    /** What the button says that opens it. */
    opener?: string;
    open: boolean;
    onOpen: () => void;
  };
}

const linesOf = (hints: readonly (string | false | undefined)[]) => {
  const lines = hints.filter(Boolean);
  return lines.length === 0
    ? undefined
    : lines.map((line) => (
        <Box key={String(line)} component="span" sx={{ display: 'block' }}>
          {line}
        </Box>
      ));
};

/** A calendar day, to be typed or to be picked. It counts in UTC throughout, so that no time zone can shift the day. */
export function DateInput({
  label,
  value,
  onChange,
  onBlur,
  required = false,
  error,
  problem,
  hints = [],
  invalid = Boolean(error ?? problem),
  inputRef,
  calendar,
}: DateInputProps) {
  const { near, opener = t('Choose date'), open, onOpen } = calendar;
  const { adapterLocale, format } = fieldLocale();
  const hydrated = useHydrated();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapterLocale}
      localeText={{ ...placeholders, ...sectionNames() }}
    >
      <DateField
        label={label}
        timezone="UTC"
        format={format}
        value={value === '' ? null : dayjs.utc(value)}
        onChange={(typed) => onChange(typed?.isValid() ? typed.format(civil) : '')}
        referenceDate={dayjs.utc(near)}
        inputRef={inputRef}
        fullWidth
        required={required}
        // Its parts are text of the page: React would not know that again, and begin anew without what was typed elsewhere.
        readOnly={!hydrated}
        slotProps={{
          textField: {
            error: invalid,
            helperText: error ?? problem ?? linesOf(hints),
            onBlur,
            slotProps: {
              formHelperText: !error && problem ? { role: 'alert' } : {},
              input: {
                endAdornment: (
                  <IconButton
                    aria-label={
                      value
                        ? t('{opener}, selected date is {date}', { opener, date: shortDate(value) })
                        : opener
                    }
                    aria-haspopup="dialog"
                    aria-expanded={open}
                    edge="end"
                    onClick={(event) => {
                      // Or else the field would take the focus.
                      event.preventDefault();
                      onOpen();
                    }}
                    sx={{ width: 44, height: 44 }}
                  >
                    <CalendarIcon />
                  </IconButton>
                ),
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
