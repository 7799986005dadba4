import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface SwitchInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** What holds until somebody decides. */
  initial?: boolean;
}

export function SwitchInput<Values extends FieldValues>(props: SwitchInputProps<Values>) {
  const { field } = useController({ control: props.control, name: props.name });
  const { value, ref, ...bound } = field;
  const id = useId();
  const { label, hint, initial } = props;
  const described = hint ? { 'aria-describedby': id } : {};
  const input = (
    <FormControlLabel
      label={label}
      control={
        <Switch
          {...bound}
          slotProps={{ input: { ref, ...described } }}
          checked={Boolean(value ?? initial)}
        />
      }
    />
  );
  if (!hint) return input;
  return (
    <div>
      {input}
      <FormHelperText id={id}>{hint}</FormHelperText>
    </div>
  );
}
