import {
  emptyTransferCustomer,
  emptyTransferRoute,
  vehiclePrice,
  transferCustomerSchema,
  transferRouteSchema,
  vehicleOf,
  t,
} from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router-dom';
import { toast } from 'sonner';
import { guestApi } from '../../data/api.ts';
import { adviceOn, refusalOf, refusedField } from '../forms/request/advice.ts';
import { useDraftForm } from '../forms/request/useDraftForm.ts';
import { useStoredConfirmation } from '../forms/request/useStoredConfirmation.ts';
import { useRequestForm } from '../forms/request/useRequestForm.ts';
import type { ShowError } from '../forms/request/useRequestForm.ts';
import { routeDraftName } from './routeDraft.ts';
import { storeTripKey, storedTripKey } from '../trip/storedTripKey.ts';
import { bookedSchema } from './booked.ts';

/**
 * The route, the dialog for the guest's details, and sending both. The route is kept: the next transfer is often the
 * return.
 */
export function useTransfer(terms: TransferTerms) {
  const { revalidate } = useRevalidator();
  const [confirming, setConfirming] = useState(false);
  const [booked, setBooked] = useStoredConfirmation('booked/transfer', bookedSchema);
  const [isNew, setNew] = useState(false);
  const { form: route } = useDraftForm(routeDraftName, emptyTransferRoute, () =>
    transferRouteSchema(new Date(), terms),
  );

  const onFailure = (error: unknown, _: unknown, showError: ShowError) => {
    showError(t('Booking Failed'), {
      description: t('There was an error processing your booking. Please try again.'),
    });
    // The page's terms may be outdated.
    if (refusalOf(error)) void revalidate();
    const field = refusedField(error, emptyTransferRoute);
    const message = adviceOn(error);
    if (field && message) route.setError(field, { message });
    return message;
  };

  /** Other problems are shown beneath their fields. */
  const onInvalid = (_: unknown, showError: ShowError) => {
    const isMissing = Object.values(customer.getValues()).some((text) => text.trim() === '');
    if (isMissing) {
      showError(t('Missing Information'), {
        description: t('Please fill in all customer details.'),
      });
    }
  };

  const { form: customer, submit: confirm } = useRequestForm({
    name: 'transfer/customer',
    empty: emptyTransferCustomer,
    schema: () => transferCustomerSchema,
    send: (request) => {
      const shownTotal = vehiclePrice(vehicleOf(route.getValues('vehicleId'), terms));
      return guestApi.createTransfer({
        ...route.getValues(),
        ...request,
        shownTotal,
        ...storedTripKey(),
      });
    },
    onAnswer: (answer, request) => {
      storeTripKey(answer.tripKey);
      const requested = { ...route.getValues(), ...request };
      setBooked(bookedSchema.parse({ ...requested, ...answer, at: Date.now() }));
      setNew(true);
      setConfirming(false);
      toast.success(t('Booking Confirmed!'), {
        description: t(
          "Your airport transfer has been booked successfully. We'll contact you soon.",
        ),
      });
    },
    onFailure,
    onInvalid,
  });

  const proceed = (event: SyntheticEvent) =>
    route.handleSubmit(() => {
      customer.clearErrors();
      setConfirming(true);
    })(event);

  const cancel = () => setConfirming(false);

  const another = () => {
    // Without the form there is nothing to focus.
    flushSync(() => setBooked());
    route.setFocus('pickupLocation');
  };
  return {
    route,
    customer,
    confirming,
    /** The last transfer, until another one is started. */
    done: booked && { booked, isNew, onAnother: another },
    proceed,
    confirm,
    cancel,
  };
}
