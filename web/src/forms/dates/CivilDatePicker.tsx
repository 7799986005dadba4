import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import useForkRef from '@mui/utils/useForkRef';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { CivilDateFieldProps } from './civilDateFieldProps.ts';
import { dayOf } from './civilDay.ts';
import { DateLocale } from './DateLocale.tsx';
import { fieldLocale } from './fieldLocale.ts';
import { useEffectsRun } from './useEffectsRun.ts';
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
  value,
  onChange,
  onBlur,
  onEnter,
  limits: { min = first, max = last } = {},
  clearable = false,
  error,
  hint,
  inputRef,
  field = {},
  takesFocus,
}: CivilDatePickerProps) {
  const { size, sx, required, disabled = false, 'aria-label': name } = field;
  const { day, resets, problem, onTyped, settle, validate } = useTypedDate({
    value,
    onChange,
    min,
    max,
  });
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, inputRef);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const text = () => input.current?.value ?? '';
  const shown = problem ?? error;
  const runEffects = useEffectsRun();

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    runEffects();
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
        key={resets}
        label={label}
        timezone="UTC"
        format={fieldLocale().format}
        value={day}
        minDate={dayOf(min) ?? undefined}
        maxDate={dayOf(max) ?? undefined}
        disabled={disabled}
        inputRef={ref}
        {...(sx ? { sx } : {})}
        onChange={(typed, { validationError, source }) =>
          onTyped(typed, validationError, typed === null && source === 'view')
        }
        slotProps={{
          actionBar: { actions: clearable ? ['clear', 'today'] : ['today'] },
          // 'Nov 5', as everywhere else, not 'Nov 05'.
          field: { shouldRespectLeadingZeros: true },
          textField: {
            size,
            required,
            fullWidth: true,
            error: shown !== undefined,
            helperText: shown ?? hint,
            onKeyDown,
            onKeyUp: () => settle(text()),
            onBlur: () => {
              validate(text());
              onBlur?.();
            },
            slotProps: {
              input: name ? { 'aria-label': name, 'aria-labelledby': undefined } : {},
            },
          },
        }}
      />
    </DateLocale>
  );
}
