import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { TransferRoute } from '@selasar/domain/requests';
import { type Control, useWatch } from 'react-hook-form';
import { formatUsd, problemText, vehicleRoom } from '@selasar/domain/core';
import { bagCount, passengerCount, t } from '@selasar/domain/i18n';
import { checkVehicle, vehicleOf, noTransferTerms, transfer } from '@selasar/domain/pricing';
import type { TransferTerms } from '@selasar/domain/pricing';
import { use, createContext } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';

export const requiredLabel = (label: string) => (missing: boolean) => (
  <>
    <span>{label}</span>
    {missing ? <span aria-hidden> *</span> : null}
  </>
);

const numberOptions = (
  { min, max }: { min: number; max: number },
  labelOf: (count: number) => string,
) => Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: labelOf(min + i) }));

interface Option {
  value: string | number;
  label: string;
  closed?: string;
}

const focusOn = (value: string | number) => (list: HTMLElement) =>
  list.querySelector<HTMLElement>(`[data-value="${value}"]`)?.focus();

interface TransferSelectProps {
  control: Control<TransferRoute>;
  name: 'pickupTime' | 'passengers' | 'luggage' | 'vehicleId';
  label: string;
  options: readonly Option[];
  opensAt?: string | undefined;
  required?: boolean;
  hint?: string | undefined;
  sx?: SxProps<Theme>;
}

export function TransferSelect(props: TransferSelectProps) {
  const { control, name, label, options, opensAt, required = false, hint, sx = null } = props;
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
      label={requiredLabel(label)}
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
          sx={{ flexWrap: 'wrap', whiteSpace: 'normal' }}
        >
          <span>{option.label}</span>
          {option.closed ? (
            <Typography component="span" variant="body2">
              {`\u{A0}${option.closed}`}
            </Typography>
          ) : null}
        </MenuItem>
      ))}
    </TextInput>
  );
}

export function VehicleSelect({ control }: { control: Control<TransferRoute> }) {
  const terms = use(TransferTermsContext);
  const [passengers, luggage, chosen] = useWatch({
    control,
    name: ['passengers', 'luggage', 'vehicleId'],
  });
  if (terms.vehicles.length === 0) return null;
  const problemOf = (vehicleId: string) => checkVehicle({ passengers, luggage, vehicleId }, terms);
  const options = terms.vehicles.map((vehicle) => ({
    value: vehicle.id,
    label: `${vehicle.name}, ${formatUsd(vehicle.priceUsd)}`,
    ...(problemOf(vehicle.id) ? { closed: vehicleRoom(vehicle) } : {}),
  }));
  const isGone = chosen !== '' && !vehicleOf(chosen, terms);
  const unfit = chosen === '' ? undefined : problemOf(chosen);
  return (
    <TransferSelect
      control={control}
      name="vehicleId"
      label={t('Vehicle')}
      options={
        isGone
          ? [...options, { value: chosen, label: t('No longer offered'), closed: '' }]
          : options
      }
      hint={unfit && problemText({ code: unfit.message, facts: unfit.params ?? {} })}
      required
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}

export const TransferTermsContext = createContext<TransferTerms>(noTransferTerms);

export const PassengerSelect = ({ control }: { control: Control<TransferRoute> }) => (
  <TransferSelect
    control={control}
    name="passengers"
    label={t('Passengers')}
    options={numberOptions(transfer.passengers, passengerCount)}
  />
);

export const LuggageSelect = ({ control }: { control: Control<TransferRoute> }) => (
  <TransferSelect
    control={control}
    name="luggage"
    label={t('Luggage')}
    options={numberOptions(transfer.luggage, bagCount)}
  />
);
