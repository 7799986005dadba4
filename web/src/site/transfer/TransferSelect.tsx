import MenuItem from '@mui/material/MenuItem';
import { transferRouteMissing } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import type { Control } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { marked } from './marked.tsx';

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
  return (
    <TextInput
      control={control}
      name={name}
      select
      fullWidth
      required={required}
      label={marked(label)}
      shownElsewhere={transferRouteMissing}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextInput>
  );
}
