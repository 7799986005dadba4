import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { ruleLabels } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';

interface RuleTextProps {
  name: Extract<
    keyof RuleForm,
    | 'startTime'
    | 'cutOffHours'
    | 'seats'
    | 'leastNights'
    | 'mostNights'
    | 'weekendSurcharge'
    | 'deposit'
    | 'freeCancellationDays'
  >;
  type?: 'time';
  /** Text before or after the number. */
  before?: string;
  unit: string;
  hint?: string;
}

/** A rule that is a number or a time; an empty field is no rule. */
export function RuleText({ name, type, before, unit, hint }: RuleTextProps) {
  const { field, fieldState } = useController<RuleForm, typeof name>({ name });
  const { ref, ...bound } = field;
  const id = useId();
  const unitId = `${id}unit`;
  return (
    <TextField
      {...bound}
      id={id}
      inputRef={ref}
      {...(type ? { type } : {})}
      label={ruleLabels[name]}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          ...(type ? {} : { inputMode: 'decimal' }),
          'aria-describedby': `${unitId} ${id}-helper-text`,
        },
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
