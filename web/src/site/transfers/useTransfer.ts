import { t } from '@selasar/domain/i18n';
import { type TransferTerms, vehicleOf, vehiclePrice } from '@selasar/domain/pricing';
import {
  emptyTransferCustomer,
  emptyTransferRoute,
  transferCustomerSchema,
  type TransferRoute,
  transferRouteSchema,
} from '@selasar/domain/requests';
import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router-dom';
import { toast } from 'sonner';
import { guestApi } from '../../data/api.ts';
import { adviceOn, refusalOf, refusedField } from '../forms/request/advice.ts';
import { refill, useDraftForm } from '../forms/request/useDraftForm.ts';
import { useStoredConfirmation } from '../forms/request/useStoredConfirmation.ts';
import { useNewRequest } from '../forms/request/useNewRequest.ts';
import type { ShowError } from '../forms/request/useRequestForm.ts';
import { routeDraftName } from './routeDraft.ts';
import { storedTripKey, storeTripKey } from '../forms/request/storedTrip.ts';
import { bookedSchema } from './confirmation.ts';
import { places } from './transferPlaces.ts';

const known: readonly string[] = places;

/** What says nothing about the person: a place of their own may be their address. */
function impersonalPart(route: TransferRoute) {
  const { pickupLocation, destination, pickupDate, pickupTime, passengers, luggage } = route;
  return {
    ...(known.includes(pickupLocation) && { pickupLocation }),
    ...(known.includes(destination) && { destination }),
    pickupDate,
    pickupTime,
    passengers,
    luggage,
    vehicleId: route.vehicleId,
  };
}

/** The route is kept: the next transfer is often the return. */
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

  const onInvalid = (_: unknown, showError: ShowError) => {
    const isMissing = Object.values(customer.getValues()).some((text) => text.trim() === '');
    if (isMissing) {
      showError(t('Missing Information'), {
        description: t('Please fill in all customer details.'),
      });
    }
  };

  const {
    form: customer,
    submit: confirm,
    outcomes,
    question,
    dropQuestion,
  } = useNewRequest({
    kind: 'transfers',
    name: 'transfer/customer',
    empty: emptyTransferCustomer,
    schema: () => transferCustomerSchema,
    asks: () => impersonalPart(route.getValues()),
    onMissing: (asks) => refill(route, emptyTransferRoute, asks),
    send: (request, { track }) => {
      const shownTotal = vehiclePrice(vehicleOf(route.getValues('vehicleId'), terms));
      const input = { ...route.getValues(), ...request, shownTotal, ...storedTripKey() };
      return track(guestApi.createTransfer(input));
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
      dropQuestion();
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
    dialog: { open: confirming, form: customer, question, onConfirm: confirm, onCancel: cancel },
    done: booked && { booked, isNew, onAnother: another },
    outcomes,
    proceed,
  };
}
