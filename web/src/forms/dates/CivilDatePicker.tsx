import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import useForkRef from '@mui/utils/useForkRef';
import { useEffect, useRef, type KeyboardEvent, useState, type Ref } from 'react';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { type CivilDate, shortDate } from '@selasar/domain/core';
import type { Dayjs } from 'dayjs';
import type { TextFieldProps } from '@mui/material/TextField';
import { dayOf, civilOf, DateLocale, fieldLocale, useEffectsRun } from './DateLocale.tsx';

/** Days outside these limits are typing errors, such as a year of which two digits are typed. */
const [first, last] = ['2000-01-01', '2099-12-31'];

interface CivilDatePickerProps extends CivilDateFieldProps {
  takesFocus: boolean;
}

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

interface Typed {
  day: Dayjs | null;
  error: DateValidationError;
  isHalf?: boolean;
}

interface TypedDateProps {
  value: CivilDate;
  onChange: (date: CivilDate | undefined) => void;
  min: CivilDate;
  max: CivilDate;
}

function useTypedDate({ value, onChange, min, max }: TypedDateProps) {
  const [typed, setTyped] = useState<Typed>({ day: dayOf(value), error: null });
  const [problem, setProblem] = useState<string>();
  const [followed, setFollowed] = useState(value);
  const [sent, setSent] = useState<readonly CivilDate[]>([]);
  const [seen, setSeen] = useState(typed);
  const [resets, setResets] = useState(0);

  const isJustTyped = typed !== seen;
  if (isJustTyped) setSeen(typed);
  if (value !== followed) {
    setFollowed(value);
    const echoed = sent.indexOf(value);
    setSent(echoed === -1 ? [] : sent.slice(echoed + 1));
    // A form has no date while what is typed is none. A parent that navigates answers late: what was typed since stays.
    const isAnswer = echoed !== -1 || (value === '' && isJustTyped);
    if (!isAnswer && (typed.error || typed.isHalf || value !== civilOf(typed.day))) {
      setTyped({ day: dayOf(value), error: null });
      // The picker has no value that it could see change.
      if (typed.isHalf) setResets(resets + 1);
      setProblem(undefined);
    }
  }

  const send = (date: CivilDate) => {
    if (date === (sent.at(-1) ?? value)) return;
    setSent([...sent, date]);
    onChange(date);
  };

  const onTyped = (day: Dayjs | null, error: DateValidationError, isCleared: boolean) => {
    setTyped({ day, error, isHalf: day === null && !isCleared });
    setProblem(undefined);
    if (isCleared) send('');
    else if (error || day === null) onChange(undefined);
    else send(civilOf(day));
  };

  /** For a field whose last part was deleted, which the picker does not report. */
  const settle = (text: string) => {
    if (text === '') send('');
  };

  const validate = (text: string) => {
    settle(text);
    if (text !== '') setProblem(problemOf(typed, min, max));
  };

  return { day: typed.day, resets, problem, onTyped, settle, validate };
}

function problemOf({ day, error }: Typed, min: CivilDate, max: CivilDate): string | undefined {
  if (error === 'minDate') return `Choose ${shortDate(min)} or later`;
  if (error === 'maxDate') return `Choose ${shortDate(max)} or earlier`;
  if (error) return 'This date does not exist';
  return day === null ? 'Enter month, day and year' : undefined;
}

export interface CivilDateFieldProps {
  label: string;
  /** yyyy-MM-dd; '' for none. */
  value: CivilDate;
  /** Called with each whole date, '' for none, and undefined while what is typed is not an allowed date. */
  onChange: (date: CivilDate | undefined) => void;
  onBlur?: () => void;
  onEnter?: () => void;
  limits?: { min?: CivilDate; max?: CivilDate };
  clearable?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  field?: Pick<TextFieldProps, 'size' | 'sx' | 'required' | 'disabled' | 'aria-label'>;
}
