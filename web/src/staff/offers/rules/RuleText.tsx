import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { ruleLabels } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';

interface RuleTextProps {
  name: Extract<
    keyof RuleForm,
    | 'cutOffHours'
    | 'seats'
    | 'leastNights'
    | 'mostNights'
    | 'weekendSurcharge'
    | 'deposit'
    | 'freeCancellationDays'
  >;
  /** Stands before the number, or behind it. */
  before?: string;
  unit: string;
  hint?: string;
}

/** A rule that is a number; empty is no rule. */
export function RuleText({ name, before, unit, hint }: RuleTextProps) {
  const { field, fieldState } = useController<RuleForm, typeof name>({ name });
  const { ref, ...bound } = field;
  const id = useId();
  const unitId = `${id}unit`;
  return (
    <TextField
      {...bound}
      id={id}
      inputRef={ref}
      label={ruleLabels[name]}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', 'aria-describedby': `${unitId} ${id}-helper-text` },
        input: {
          startAdornment: before ? (
            <InputAdornment position="start">{before}</InputAdornment>
          ) : undefined,
          endAdornment: (
            <InputAdornment position="end" id={unitId}>
              {unit}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
