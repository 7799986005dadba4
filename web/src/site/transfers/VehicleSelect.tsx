import { formatUsd, problemText, vehicleRoom } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { checkVehicle, vehicleOf } from '@selasar/domain/pricing';
import type { TransferRoute } from '@selasar/domain/requests';
import { use } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { TransferSelect } from './TransferSelect.tsx';
import { TransferTermsContext } from './terms.ts';

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
