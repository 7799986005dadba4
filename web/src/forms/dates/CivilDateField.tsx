import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { shortDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { lazy, Suspense, useState } from 'react';
import type { Ref } from 'react';
import { untilLoaded } from '../../ui/loading/waiting.ts';

export interface CivilDateFieldProps {
  label: string;
  /** yyyy-MM-dd; '' for none. */
  value: CivilDate;
  /** Called with each whole date, '' for none, and undefined while what is typed is not an allowed date. */
  onChange: (date: CivilDate | undefined) => void;
  onBlur?: () => void;
  /** In place of submitting the form. */
  onEnter?: () => void;
  /** The first and the last allowed day. */
  limits?: { min?: CivilDate; max?: CivilDate };
  /** Offers a button that clears the date; deleting its parts does so anyway. */
  clearable?: boolean;
  error?: string | undefined;
  /** Shown below the field while there is no message. */
  hint?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** `aria-label` is the accessible name, where the label alone is ambiguous. */
  field?: Pick<TextFieldProps, 'size' | 'sx' | 'required' | 'disabled' | 'aria-label'>;
}

const Picker = lazy(
  untilLoaded(async () => ({
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
const Loading = ({ label, value, error, hint, field = {}, onFocusChange }: LoadingProps) => {
  const { 'aria-label': name, ...more } = field;
  return (
    <TextField
      {...more}
      label={label}
      value={value && shortDate(value)}
      error={error !== undefined}
      helperText={error ?? hint}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      fullWidth
      slotProps={{ htmlInput: { 'aria-label': name, 'aria-busy': true, readOnly: true } }}
    />
  );
};
