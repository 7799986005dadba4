import type { TextFieldProps } from '@mui/material/TextField';
import type { CivilDate } from '@selasar/domain';
import type { Ref } from 'react';

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
