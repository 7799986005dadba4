import { isPastTime, suggestedPickupTime, transfer } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useHour } from '../../clock/useHour.ts';
import { TransferSelect } from './TransferSelect.tsx';

/** Every full hour of the day. Those that have passed in Bali cannot be chosen, and say so. */
export function PickupTime({ control }: { control: Control<TransferRoute> }) {
  const now = useHour();
  const date = useWatch({ control, name: 'pickupDate' });
  const options = transfer.pickupTimes.map((time) =>
    date !== '' && isPastTime(date, time, now)
      ? { value: time, label: time, closed: 'has passed in Bali' }
      : { value: time, label: time },
  );
  return (
    <TransferSelect
      control={control}
      name="pickupTime"
      label="Pickup Time"
      options={options}
      opensAt={suggestedPickupTime(date, now)}
      required
    />
  );
}
