import { formatUsd, checkVehicle, problemText, vehicleOf, vehicleRoom, t } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { TransferSelect } from './TransferSelect.tsx';
import { TransferTermsContext } from './terms.ts';

/** The vehicles with their prices, if the terms have any. Vehicles that are too small are disabled with the reason. */
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
  // The chosen vehicle may have become too small or been removed.
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
      // Full width, so that the other fields stay in pairs.
      sx={{ gridColumn: '1 / -1' }}
    />
  );
}
