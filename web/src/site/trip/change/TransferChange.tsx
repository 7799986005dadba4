import type { TransferRoute } from '@selasar/domain/requests';
import { transferChangeSchema } from '@selasar/domain/trips';
import type { TransferRouteChange, TripTransfer } from '@selasar/domain/trips';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formResolver } from '../../../forms/formResolver.ts';
import { LuggageSelect, PassengerSelect } from '../../transfers/TransferSelect.tsx';
import { PickupDate, PickupTime } from '../../transfers/PickupFields.tsx';
import { TripKey } from '../tripRequest.ts';
import { ChangeForm } from './ChangeForm.tsx';

const requestedOf = (change: TransferRouteChange) => {
  const { pickupDate, pickupTime, passengers, luggage } = change;
  return { pickupDate, pickupTime, passengers, luggage };
};

interface TransferChangeProps {
  request: TripTransfer;
  onClose: () => void;
}

export function TransferChange({ request, onClose }: TransferChangeProps) {
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
  const { control } = form;
  return (
    <ChangeForm
      request={request}
      form={form}
      inputOf={(filled) => ({ key, kind, id, requested: requestedOf(filled) })}
      onClose={onClose}
    >
      <PickupDate control={control} />
      <PickupTime control={control} />
      <PassengerSelect control={control} />
      <LuggageSelect control={control} />
    </ChangeForm>
  );
}
