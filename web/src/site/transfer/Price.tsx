import { formatUsd, vehiclePrice, vehicleOf, t } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { TransferTermsContext } from './terms.ts';

/** The price of the vehicle, or from where prices begin while none is chosen. */
export function Price({ control }: { control: Control<TransferRoute> }) {
  const terms = use(TransferTermsContext);
  const vehicle = vehicleOf(useWatch({ control, name: 'vehicleId' }), terms);
  if (vehicle || terms.vehicles.length === 0) return formatUsd(vehiclePrice(vehicle));
  return t('From {price}', { price: formatUsd(Math.min(...terms.vehicles.map(vehiclePrice))) });
}
