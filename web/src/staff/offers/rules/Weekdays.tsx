import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { weekdayNames } from '@selasar/domain';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { ruleLabels } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

interface WeekdaysProps {
  name: 'weekdays' | 'arrivalDays' | 'departureDays';
  hint: string;
}

/** A selection of weekdays; none is no rule. */
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
            {weekdayNames([day]).slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText id={`${id}hint`} error={fieldState.invalid}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </Stack>
  );
}
