import {
  emptyTransferCustomer,
  emptyTransferRoute,
  transferCustomerSchema,
  transferRouteSchema,
} from '@selasar/domain';
import type { CreateTransferAnswer } from '@selasar/domain';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { createTransfer } from '../../data/transfers/createTransfer.ts';
import { adviceOn, refusedField } from '../request/advice.ts';
import { useDraftForm } from '../request/useDraftForm.ts';
import { useRequestForm } from '../request/useRequestForm.ts';
import { toast } from '../../ui/toast.ts';

/** The route, the dialog that asks who is coming, and sending both. The route stays: the next one is often the way back. */
export function useTransfer() {
  const [confirming, setConfirming] = useState(false);
  const [booked, setBooked] = useState<CreateTransferAnswer>();
  const { form: route } = useDraftForm('transfer/route', emptyTransferRoute, () =>
    transferRouteSchema(new Date()),
  );

  const onFailure = (error: unknown) => {
    toast.error('Booking Failed', {
      description: 'There was an error processing your booking. Please try again.',
    });
    const field = refusedField(error, emptyTransferRoute);
    const message = adviceOn(error);
    if (field && message) route.setError(field, { message });
    return message;
  };

  /** Anything else that is wrong stands beneath its field. */
  const onInvalid = () => {
    const isMissing = Object.values(customer.getValues()).some((text) => text.trim() === '');
    if (isMissing) {
      toast.error('Missing Information', { description: 'Please fill in all customer details.' });
    }
  };

  const { form: customer, submit: confirm } = useRequestForm({
    name: 'transfer/customer',
    empty: emptyTransferCustomer,
    schema: () => transferCustomerSchema,
    send: (request) => createTransfer({ ...route.getValues(), ...request }),
    onAnswer: (answer) => {
      setBooked(answer);
      setConfirming(false);
      toast.success('Booking Confirmed!', {
        description: "Your airport transfer has been booked successfully. We'll contact you soon.",
      });
    },
    onFailure,
    onInvalid,
  });

  const proceed = (event: SyntheticEvent) =>
    route.handleSubmit(() => {
      setBooked(undefined);
      customer.clearErrors();
      setConfirming(true);
    })(event);

  const cancel = () => setConfirming(false);
  return { route, customer, confirming, booked, proceed, confirm, cancel };
}
