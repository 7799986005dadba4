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

/** The placeholders of an empty field. */
const placeholders = {
  fieldMonthPlaceholder: () => t('Month'),
  fieldDayPlaceholder: () => t('day'),
  fieldYearPlaceholder: () => t('year'),
};

/** The accessible names of the sections. */
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
  /** Called with the typed day; '' if the field is empty or has no complete date. */
  onChange: (date: CivilDate) => void;
  onBlur?: () => void;
  required?: boolean;
  error?: string | undefined;
  /** A problem of the value that is shown before submit and read out when it appears. */
  problem?: string | undefined;
  /** Shown below the field while there is no problem. */
  hints?: readonly (string | false | undefined)[];
  /** For an error that is shown elsewhere. */
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  calendar: {
    /** The day whose year is the default until a year is typed. */
    near: CivilDate;
    /** The label of the button that opens the calendar. */
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

/** A date input, typed or picked. It uses UTC throughout, so that no time zone can shift the day. */
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
        // Its sections are text: a change before hydration would be a mismatch, and React would discard other typed
        // input.
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
                      // Otherwise the field would take the focus.
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
