import type { TextFieldProps } from '@mui/material/TextField';
import type { CivilDate } from '@selasar/domain/core';
import type { Ref } from 'react';

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
