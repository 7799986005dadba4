import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { TransferRoute } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { marked } from './marked.tsx';

interface Option {
  value: string | number;
  label: string;
  /** Why the option is disabled, if it is. */
  closed?: string;
}

/** Focuses an option of an opening list, and scrolls to it. */
const focusOn = (value: string | number) => (list: HTMLElement) =>
  list.querySelector<HTMLElement>(`[data-value="${value}"]`)?.focus();

interface TransferSelectProps {
  control: Control<TransferRoute>;
  name: 'pickupTime' | 'passengers' | 'luggage' | 'vehicleId';
  label: string;
  options: readonly Option[];
  /** The option at which the list opens if none is chosen; by default the first. */
  opensAt?: string | undefined;
  required?: boolean;
  /** Shown beneath while there is no message. */
  hint?: string | undefined;
  sx?: SxProps<Theme>;
}

export function TransferSelect({
  control,
  name,
  label,
  options,
  opensAt,
  required = false,
  hint,
  sx = null,
}: TransferSelectProps) {
  const chosen = useWatch({ control, name });
  const transition =
    chosen === '' && opensAt !== undefined ? { onEntering: focusOn(opensAt) } : undefined;
  return (
    <TextInput
      control={control}
      name={name}
      // The capacity check of a vehicle depends on all three fields.
      {...(name === 'passengers' || name === 'luggage' ? { rules: { deps: 'vehicleId' } } : {})}
      hint={hint}
      sx={sx}
      select
      fullWidth
      required={required}
      label={marked(label)}
      shownElsewhere="route-incomplete"
      slotProps={{
        select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } }, transition } } },
      }}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          value={option.value}
          disabled={option.closed !== undefined}
          // The reason may wrap to its own line on a phone.
          sx={{ flexWrap: 'wrap', whiteSpace: 'normal' }}
        >
          {option.label}
          {option.closed ? (
            <Typography component="span" variant="body2">
              &nbsp;{option.closed}
            </Typography>
          ) : null}
        </MenuItem>
      ))}
    </TextInput>
  );
}
