import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { weekdayNames } from '@selasar/domain/core';
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
  before?: string;
  unit: string;
  hint?: string;
}

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

const week = [1, 2, 3, 4, 5, 6, 7];

interface WeekdaysProps {
  name: 'weekdays' | 'arrivalDays' | 'departureDays';
  hint: string;
}

export function Weekdays({ name, hint }: WeekdaysProps) {
  const { field, fieldState } = useController<RuleForm, typeof name>({ name });
  const id = useId();
  return (
    <Stack spacing={0.75}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {ruleLabels[name]}
      </Typography>
      <ToggleButtonGroup
        size="small"
        color="primary"
        fullWidth
        aria-labelledby={id}
        aria-describedby={`${id}hint`}
        value={field.value}
        onChange={(_event, days: number[]) => field.onChange(days.toSorted((a, b) => a - b))}
        onBlur={field.onBlur}
        sx={{ maxWidth: 480 }}
      >
        {week.map((day) => (
          <ToggleButton key={day} value={day} sx={{ px: 0, minHeight: 44 }}>
            <span>{weekdayNames([day]).slice(0, 3)}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText id={`${id}hint`} error={fieldState.invalid}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </Stack>
  );
}
