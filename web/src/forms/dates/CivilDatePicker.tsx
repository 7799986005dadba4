import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import useForkRef from '@mui/utils/useForkRef';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { CivilDateFieldProps } from './CivilDateField.tsx';
import { dayOf } from './civilDay.ts';
import { DateLocale } from './DateLocale.tsx';
import { fieldLocale } from './fieldLocale.ts';
import { useTypedDate } from './useTypedDate.ts';

/** Days outside these limits are typing errors, such as a year of which two digits are typed. */
const [first, last] = ['2000-01-01', '2099-12-31'];

interface CivilDatePickerProps extends CivilDateFieldProps {
  /** Whether the focus waits for it. */
  takesFocus: boolean;
}

/** The field and its calendar, which load when a field is shown: `CivilDateField` is what forms use. */
export function CivilDatePicker({
  label,
  ariaLabel,
  value,
  onChange,
  onBlur,
  onEnter,
  min = first,
  max = last,
  clearable = false,
  required = false,
  disabled = false,
  size,
  error,
  hint,
  inputRef,
  sx,
  takesFocus,
}: CivilDatePickerProps) {
  const { day, problem, onTyped, settle, judge } = useTypedDate({ value, onChange, min, max });
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, inputRef);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const text = () => input.current?.value ?? '';
  const message = problem ?? error;

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter') return;
    // The picker looks for the submit button inside the form, and that of a dialog is elsewhere.
    event.defaultMuiPrevented = true;
    event.preventDefault();
    settle(text());
    if (onEnter) onEnter();
    else event.currentTarget.closest('form')?.requestSubmit();
  };

  return (
    <DateLocale>
      <DesktopDatePicker
        label={label}
        timezone="UTC"
        format={fieldLocale().format}
        value={day}
        minDate={dayOf(min) ?? undefined}
        maxDate={dayOf(max) ?? undefined}
        disabled={disabled}
        inputRef={ref}
        onChange={(typed, { validationError, source }) =>
          onTyped(typed, validationError, typed === null && source === 'view')
        }
        sx={sx}
        slotProps={{
          actionBar: { actions: clearable ? ['clear', 'today'] : ['today'] },
          // 'Nov 5', as everywhere else, not 'Nov 05'.
          field: { shouldRespectLeadingZeros: true },
          textField: {
            size,
            required,
            fullWidth: true,
            error: message !== undefined,
            helperText: message ?? hint,
            onKeyDown,
            onKeyUp: () => settle(text()),
            onBlur: () => {
              judge(text());
              onBlur?.();
            },
            slotProps: {
              input: ariaLabel ? { 'aria-label': ariaLabel, 'aria-labelledby': undefined } : {},
            },
          },
        }}
      />
    </DateLocale>
  );
}
