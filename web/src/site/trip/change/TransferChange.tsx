import { transfer, transferWishSchema, t, passengerCount, bagCount } from '@selasar/domain';
import type { TransferChangeWish, TransferRoute, TripTransfer } from '@selasar/domain';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../formResolver.ts';
import { upTo } from '../../transfers/upTo.ts';
import { PickupDate } from '../../transfers/PickupDate.tsx';
import { PickupTime } from '../../transfers/PickupTime.tsx';
import { TransferSelect } from '../../transfers/TransferSelect.tsx';
import { TripKey } from '../TripKey.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useChange } from './useChange.ts';

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
      <TransferSelect
        control={control}
        name="passengers"
        label={t('Passengers')}
        options={upTo(transfer.passengers, passengerCount)}
      />
      <TransferSelect
        control={control}
        name="luggage"
        label={t('Luggage')}
        options={upTo(transfer.luggage, bagCount)}
      />
    </ChangeForm>
  );
}
