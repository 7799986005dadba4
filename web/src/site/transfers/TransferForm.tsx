import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { vehicleOf, freeUntilText, vehiclePrice } from '@selasar/domain/pricing';
import type { TransferTerms } from '@selasar/domain/pricing';
import { type ShownIn, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import {
  transferTable,
  emptyTransferCustomer,
  emptyTransferRoute,
  transferCustomerSchema,
  type TransferRoute,
  transferRouteSchema,
} from '@selasar/domain/requests';
import { plainFacts } from '@selasar/domain/trips';
import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router-dom';
import { toast } from 'sonner';
import { OutcomeNotices } from '../forms/request/RequestParts.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { RouteForm } from './RouteForm.tsx';
import { TransferTermsContext } from './TransferSelect.tsx';
import { useClock } from '../../clock/useToday.ts';
import { Confirmation, type ConfirmedFact } from '../forms/request/Confirmation.tsx';
import {
  type BookedTransfer,
  useStoredConfirmation,
  bookedTransferSchema,
} from '../forms/request/useStoredConfirmation.ts';
import { guestApi } from '../../data/api.ts';
import {
  adviceOn,
  refusalOf,
  refusedField,
  refill,
  useDraftForm,
  type ShowError,
} from '../forms/request/useRequestForm.ts';
import { useNewRequest } from '../forms/request/useNewRequest.ts';
import { routeDraftName } from './routeDraft.ts';
import { storedTripKey, storeTripKey } from '../forms/request/storedTrip.ts';
import { places } from './transferPlaces.ts';

export function TransferForm({ terms }: { terms: TransferTerms }) {
  const { route, dialog, done, outcomes, proceed } = useTransfer(terms);
  return (
    <TransferTermsContext value={terms}>
      {done ? (
        <Box sx={{ mb: { md: 3 } }}>
          <TransferConfirmation key={done.booked.transferId} {...done} />
        </Box>
      ) : null}
      {outcomes.length > 0 ? (
        <Stack spacing={2} sx={{ mb: 3 }}>
          <OutcomeNotices outcomes={outcomes} />
        </Stack>
      ) : null}
      <Box sx={{ display: { xs: done ? 'none' : 'block', md: 'block' } }}>
        <RouteForm form={route} onSubmit={proceed} />
      </Box>
      <CustomerDialog
        {...dialog}
        route={route.getValues()}
        vehicle={vehicleOf(route.getValues('vehicleId'), terms)}
      />
    </TransferTermsContext>
  );
}

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
function useTransfer(terms: TransferTerms) {
  const { revalidate } = useRevalidator();
  const [confirming, setConfirming] = useState(false);
  const [booked, setBooked] = useStoredConfirmation('booked/transfer', bookedTransferSchema);
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
      setBooked(bookedTransferSchema.parse({ ...requested, ...answer, at: Date.now() }));
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

interface Props {
  booked: BookedTransfer;
  isNew: boolean;
  onAnother: () => void;
}

const fields: Readonly<
  Record<ShownIn<typeof transferTable, 'confirmation'>, (booked: BookedTransfer) => ConfirmedFact[]>
> = {
  pickupLocation: ({ pickupLocation: pickup, destination }) => [
    [t('Transfer'), t('{pickup} to {destination}', { pickup, destination })],
  ],
  pickupDate: ({ pickupDate, pickupTime: time }) => [
    [t('Pickup'), t('{date} at {time}', { date: shortDate(pickupDate), time })],
  ],
  vehicleId: ({ vehicle }) => (vehicle ? [[t('Vehicle'), vehicle]] : []),
};

function TransferConfirmation({ booked, isNew, onAnother }: Props) {
  const { transferId } = booked;
  const at = new Date(booked.at);
  const freeUntil = useClock((nowMs) => freeUntilText(booked, new Date(nowMs)) ?? '');
  return (
    <Confirmation
      request={{ ...booked, kind: 'transfers', id: transferId, createdAt: at, changedAt: at }}
      facts={[
        ...Object.values(fields).flatMap((fact) => fact(booked)),
        ...plainFacts(transferTable, 'confirmation', booked),
      ]}
      usd={booked.totalAmount}
      email={booked.customerEmail}
      tripKey={booked.tripKey}
      terms={
        freeUntil ? <span>{t('Free to cancel until {date}', { date: freeUntil })}</span> : null
      }
      isNew={isNew}
      another={t('Book another transfer')}
      onAnother={onAnother}
    />
  );
}
