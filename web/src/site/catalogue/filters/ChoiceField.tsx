import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { needsScript } from '../../../ui/scriptless.tsx';
import type { Choice } from './choices.ts';

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly Choice[];
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A select; a value that is not among the options yet is shown as it is. */
export function ChoiceField({ label, value, options, disabled, onChange }: ChoiceFieldProps) {
  const isKnown = options.some((option) => option.value === value);
  const shown = isKnown ? options : [...options, { value, label: value }];
  return (
    <TextField
      select
      className={needsScript}
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {shown.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
