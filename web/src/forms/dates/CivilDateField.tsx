import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { shortDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { lazy, Suspense, useState } from 'react';
import type { Ref } from 'react';
import { untilPartThere } from '../../ui/loading/waiting.ts';

export interface CivilDateFieldProps extends Pick<TextFieldProps, 'size' | 'sx'> {
  label: string;
  /** The accessible name, where the label alone is ambiguous. */
  ariaLabel?: string;
  /** yyyy-MM-dd; '' for none. */
  value: CivilDate;
  /** Called with each whole date, '' for none, and undefined while what is typed is not an allowed date. */
  onChange: (date: CivilDate | undefined) => void;
  onBlur?: () => void;
  /** In place of submitting the form. */
  onEnter?: () => void;
  min?: CivilDate;
  max?: CivilDate;
  /** Offers a button that clears the date; deleting its parts does so anyway. */
  clearable?: boolean;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  /** Shown beneath the field while there is no message. */
  hint?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

const Picker = lazy(
  untilPartThere(async () => ({
    default: (await import('./CivilDatePicker.tsx')).CivilDatePicker,
  })),
);

/** A date of the staff area, typed or picked: 'Nov 5, 2026'. */
export function CivilDateField(props: CivilDateFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  return (
    <Suspense fallback={<Loading {...props} onFocusChange={setIsFocused} />}>
      <Picker {...props} takesFocus={isFocused} />
    </Suspense>
  );
}

interface LoadingProps extends CivilDateFieldProps {
  onFocusChange: (isFocused: boolean) => void;
}

/** The date until its field has loaded, which then takes over the focus. */
const Loading = ({ value, error, hint, onFocusChange, ...props }: LoadingProps) => (
  <TextField
    label={props.label}
    value={value && shortDate(value)}
    required={props.required}
    disabled={props.disabled}
    size={props.size}
    error={error !== undefined}
    helperText={error ?? hint}
    onFocus={() => onFocusChange(true)}
    onBlur={() => onFocusChange(false)}
    fullWidth
    sx={props.sx}
    slotProps={{ htmlInput: { 'aria-label': props.ariaLabel, 'aria-busy': true, readOnly: true } }}
  />
);
