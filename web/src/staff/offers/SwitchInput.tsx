import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface SwitchInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

export function SwitchInput<Values extends FieldValues>(props: SwitchInputProps<Values>) {
  const { field } = useController({ control: props.control, name: props.name });
  const { value, ref, ...bound } = field;
  return (
    <FormControlLabel
      label={props.label}
      control={<Switch {...bound} slotProps={{ input: { ref } }} checked={Boolean(value)} />}
    />
  );
}
