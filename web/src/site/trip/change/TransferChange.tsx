import { transfer, transferChangeSchema, t, passengerCount, bagCount } from '@selasar/domain';
import type { TransferRouteChange, TransferRoute, TripTransfer } from '@selasar/domain';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../forms/formResolver.ts';
import { upTo } from '../../transfers/upTo.ts';
import { PickupDate } from '../../transfers/PickupDate.tsx';
import { PickupTime } from '../../transfers/PickupTime.tsx';
import { TransferSelect } from '../../transfers/TransferSelect.tsx';
import { TripKey } from '../TripKey.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useChange } from './useChange.ts';

const requestedOf = ({
  pickupDate,
  pickupTime,
  passengers: people,
  luggage: bags,
}: TransferRouteChange) => ({
  pickupDate,
  pickupTime,
  passengers: people,
  luggage: bags,
});

/** A change of day, time, passengers or luggage. The server checks the terms. */
export function TransferChange({
  request,
  onClose,
}: {
  request: TripTransfer;
  onClose: () => void;
}) {
  const key = use(TripKey);
  const { kind, id, changeRequest } = request;
  // Uses the controls of the transfer form, which has more fields; these stay unchanged.
  const form = useForm<TransferRoute>({
    defaultValues: {
      pickupLocation: request.pickupLocation,
      destination: request.destination,
      vehicleId: request.vehicleId ?? '',
      flightNumber: request.flightNumber ?? '',
      specialRequests: request.specialRequests ?? '',
      ...requestedOf(changeRequest?.what === 'change' ? changeRequest : request),
    },
    resolver: (...given) =>
      formResolver(
        transferChangeSchema(new Date()) as unknown as z.ZodType<TransferRoute, TransferRoute>,
      )(...given),
  });
  const { control, formState } = form;
  const { total, submit } = useChange({
    form,
    inputOf: (requested) => ({ key, kind, id, requested: requestedOf(requested) }),
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
