import { bagCount, passengerCount, t } from '@selasar/domain/i18n';
import { transfer } from '@selasar/domain/pricing';
import type { TransferRoute } from '@selasar/domain/requests';
import {
  transferChangeSchema,
  type TransferRouteChange,
  type TripTransfer,
} from '@selasar/domain/trips';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../forms/formResolver.ts';
import { numberOptions, TransferSelect } from '../../transfers/TransferSelect.tsx';
import { PickupDate, PickupTime } from '../../transfers/PickupFields.tsx';
import { TripKey } from '../tripRequest.ts';
import { ChangeForm, useChange } from './ChangeForm.tsx';

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
        options={numberOptions(transfer.passengers, passengerCount)}
      />
      <TransferSelect
        control={control}
        name="luggage"
        label={t('Luggage')}
        options={numberOptions(transfer.luggage, bagCount)}
      />
    </ChangeForm>
  );
}
