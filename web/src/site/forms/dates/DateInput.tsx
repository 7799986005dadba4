import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DateField } from '@mui/x-date-pickers/DateField';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { type CivilDate, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { Ref } from 'react';
import {
  civilOf,
  dayOf,
  DateLocale,
  fieldLocale,
  useEffectsRun,
} from '../../../forms/dates/DateLocale.tsx';
import { useHydrated } from '../../../ui/browser.ts';

export interface DateInputProps {
  label: string;
  field: {
    /** yyyy-MM-dd; '' for none. */
    value: CivilDate;
    /** '' if the field is empty or has no complete date. */
    onChange: (date: CivilDate) => void;
    onBlur: () => void;
    ref: Ref<HTMLInputElement>;
  };
  error?: string | undefined;
  /** A problem of the value that is shown before submit and read out when it appears. */
  problem?: string | undefined;
  hints?: readonly (string | false | undefined)[];
  /** For an error that is shown elsewhere. */
  invalid?: boolean;
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

/** It uses UTC throughout, so that no time zone can shift the day. */
export function DateInput(props: DateInputProps) {
  const {
    label,
    field: { value, onChange, onBlur, ref },
    error,
    problem,
    hints = [],
  } = props;
  const { invalid = Boolean(error ?? problem), calendar } = props;
  const { near, opener = t('Choose date'), open, onOpen } = calendar;
  const hydrated = useHydrated();
  const onKeyDown = useEffectsRun();
  return (
    <DateLocale>
      <DateField
        label={label}
        timezone="UTC"
        format={fieldLocale().format}
        // 'Dec 1', as everywhere else, not 'Dec 01'.
        shouldRespectLeadingZeros
        value={dayOf(value)}
        onChange={(typed) => onChange(civilOf(typed))}
        referenceDate={dayOf(near) ?? undefined}
        inputRef={ref}
        fullWidth
        required
        // Its sections are text: a change before hydration would be a mismatch, and React would discard other typed
        // input.
        readOnly={!hydrated}
        slotProps={{
          textField: {
            error: invalid,
            helperText: error ?? problem ?? linesOf(hints),
            onBlur,
            onKeyDown,
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
    </DateLocale>
  );
}
