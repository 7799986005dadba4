import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TransferRoute } from '@selasar/domain';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { MarkedLabel } from './MarkedLabel.tsx';

interface TransferSelectProps {
  control: Control<TransferRoute>;
  name: 'pickupTime' | 'passengers' | 'luggage';
  label: string;
  options: readonly { value: string | number; label: string }[];
  required?: boolean;
}

export function TransferSelect({
  control,
  name,
  label,
  options,
  required = false,
}: TransferSelectProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...bound } = field;
  return (
    <TextField
      {...bound}
      select
      fullWidth
      required={required}
      label={<MarkedLabel missing={fieldState.invalid}>{label}</MarkedLabel>}
      inputRef={ref}
      error={fieldState.invalid}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
