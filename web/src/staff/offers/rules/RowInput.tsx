import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import type { RowField } from './RuleRows.tsx';

type RowInputProps = Pick<TextFieldProps, 'select' | 'children'> & {
  label: string;
  /** Not for fields that accept a minus: some phones have none on the number keyboard. */
  inputMode?: 'decimal';
  field: RowField;
};

/** A field of a row. */
export function RowInput({ label, field, inputMode, children, ...more }: RowInputProps) {
  const { ariaLabel, value, error, onChange, onBlur } = field;
  return (
    <TextField
      {...more}
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': ariaLabel, inputMode },
        ...(more.select
          ? {
              select: {
                SelectDisplayProps: { 'aria-label': ariaLabel, 'aria-labelledby': undefined },
              },
            }
          : {}),
      }}
    >
      {children}
    </TextField>
  );
}
