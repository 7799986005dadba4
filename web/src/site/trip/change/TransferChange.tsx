import { transfer, transferWishSchema } from '@selasar/domain';
import type { TransferChangeWish, TransferRoute, TripTransfer } from '@selasar/domain';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../forms/formResolver.ts';
import { counted } from '../tell.ts';
import { PickupDate } from '../../transfer/PickupDate.tsx';
import { PickupTime } from '../../transfer/PickupTime.tsx';
import { TransferSelect } from '../../transfer/TransferSelect.tsx';
import { TripKey } from '../TripKey.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useChange } from './useChange.ts';

const options = ({ min, max }: { min: number; max: number }, what: string) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({
    value: min + i,
    label: counted(min + i, what),
  }));
const passengers = options(transfer.passengers, 'passenger');
const luggage = options(transfer.luggage, 'bag');

const wishOf = ({
  pickupDate,
  pickupTime,
  passengers: people,
  luggage: bags,
}: TransferChangeWish) => ({
  pickupDate,
  pickupTime,
  passengers: people,
  luggage: bags,
});

/** Another day or hour, or more people or bags. The terms that staff set the server judges. */
export function TransferChange({
  request,
  onClose,
}: {
  request: TripTransfer;
  onClose: () => void;
}) {
  const key = use(TripKey);
  const { kind, id, asked } = request;
  // The controls are those of the form for a transfer, which has more fields; they stay as they are.
  const form = useForm<TransferRoute>({
    defaultValues: {
      pickupLocation: request.pickupLocation,
      destination: request.destination,
      vehicleId: request.vehicleId ?? '',
      flightNumber: request.flightNumber ?? '',
      specialRequests: request.specialRequests ?? '',
      ...wishOf(asked?.what === 'change' ? asked : request),
    },
    resolver: (...given) =>
      formResolver(
        transferWishSchema(new Date()) as unknown as z.ZodType<TransferRoute, TransferRoute>,
      )(...given),
  });
  const { control, formState } = form;
  const { total, submit } = useChange({
    form,
    inputOf: (wish) => ({ key, kind, id, wish: wishOf(wish) }),
    onDone: onClose,
  });
  return (
    <ChangeForm
      request={request}
      formState={formState}
      total={total}
      onSubmit={submit}
      onClose={onClose}
    >
      <PickupDate control={control} />
      <PickupTime control={control} />
      <TransferSelect control={control} name="passengers" label="Passengers" options={passengers} />
      <TransferSelect control={control} name="luggage" label="Luggage" options={luggage} />
    </ChangeForm>
  );
}
