import { formatUsd, vehiclePrice, vehicleOf, t } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Approximately } from '../catalogue/currency/Approximately.tsx';
import { TransferTermsContext } from './terms.ts';

/** The price of the chosen vehicle, or the lowest price if none is chosen. */
export function Price({ control }: { control: Control<TransferRoute> }) {
  const terms = use(TransferTermsContext);
  const vehicle = vehicleOf(useWatch({ control, name: 'vehicleId' }), terms);
  const isOnly = vehicle !== undefined || terms.vehicles.length === 0;
  const usd = isOnly ? vehiclePrice(vehicle) : Math.min(...terms.vehicles.map(vehiclePrice));
  return (
    <>
      {isOnly ? formatUsd(usd) : t('From {price}', { price: formatUsd(usd) })}
      <Approximately usd={usd} />
    </>
  );
}
