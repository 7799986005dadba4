import { isProblemCode, problemAdvice } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import {
  checkAvailability,
  confirmsAtOnce,
  hasDepartures,
  priceOf,
  requestedOf,
} from '@selasar/domain/pricing';
import { type BookingForm, bookingFormSchema } from '@selasar/domain/requests';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { guestApi } from '../../data/api.ts';
import { baliToday } from '../../clock/useToday.ts';
import { persistedForm } from '../../forms/persistedForm.ts';
import { nightsTakenText, refusalOf, refill } from '../forms/request/useRequestForm.ts';
import type { ShowError } from '../forms/request/useRequestForm.ts';
import { confirmationText } from '../forms/request/Confirmation.tsx';
import { useStoredConfirmation, bookedSchema } from '../forms/request/useStoredConfirmation.ts';
import { useNewRequest } from '../forms/request/useNewRequest.ts';
import { storedTripKey, storeTripKey } from '../forms/request/storedTrip.ts';
import { type Failed, isUpToServer } from './useRequested.ts';
import { emptyForm } from './fields.tsx';
import { type BookableItem, visitOf } from './item.ts';
import { storedVisit, visitIn } from '../common/visit.ts';
import type { Taken } from './useMonths.ts';

export function useBooking(item: BookableItem, taken: Taken) {
  const [booked, setBooked] = useStoredConfirmation(`booked/${item.type}/${item.id}`, bookedSchema);
  const [isNew, setNew] = useState(false);
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState(() => unanswered(item));
  const [refusedTotal, setRefusedTotal] = useState<number>();
  const totalOf = (form: BookingForm) => priceOf(item, requestedOf(form)).total;

  const onFailure = (error: unknown, values: BookingForm, showError: ShowError) => {
    const refusal = refusalOf(error);
    setFailed({ requested: requestedOf(values), refusal });
    if (refusal?.code === 'price-changed') setRefusedTotal(totalOf(values));
    // The offer is not what this page has loaded.
    if (refusal?.code === 'price-changed' || refusal?.code === 'not-bookable') void revalidate();
    showError(t('Error submitting booking'), {
      description: t('Please try again or contact us directly.'),
    });
    return nightsTakenText(error);
  };

  const onInvalid = (errors: FieldErrors<BookingForm>, showError: ShowError) => {
    const error = withToast.map((name) => errors[name]).find(Boolean);
    if (!error) return;
    const advice = isProblemCode(error.type) ? problemAdvice[error.type] : undefined;
    showError(error.message, { description: advice && t(advice) });
  };

  const { form, submit, outcomes, question } = useNewRequest({
    kind: 'bookings',
    name: draftName(item),
    empty: emptyForm(item),
    served: visitOf(item, params),
    filled: visitOf(item, visitIn(params) || storedVisit()),
    schema: () =>
      bookingFormSchema(baliToday(), (form) => {
        const requested = requestedOf({ ...form, bookingType: item.type });
        if (isUpToServer(failed, requested)) return undefined;
        return checkAvailability(item, requested, { ...taken, now: new Date() }).refused;
      }),
    asks: (values) => ({ ...requestedOf(values) }),
    onMissing: (asks, empty) => refill(empty, emptyForm(item), asks),
    send: (request, { track }) => {
      // Keeps the earlier confirmation while sending: removing it would move the button away from the pointer.
      setFailed(undefined);
      // The refusal has named the new price: who sends again accepts it where the page could not load it.
      const total = totalOf(request);
      const shown = total === refusedTotal ? {} : { shownTotal: total };
      // The page has loaded the tour again, which has no several start times any more.
      const start = hasDepartures(item) ? {} : { startTime: '' };
      return track(guestApi.createBooking({ ...request, ...start, ...shown, ...storedTripKey() }));
    },
    onAnswer: (answer, request) => {
      storeTripKey(answer.tripKey);
      setBooked(bookedSchema.parse({ ...request, ...answer, at: Date.now() }));
      setNew(true);
      if (answer.isConfirmed) {
        const { customerEmail: email } = request;
        toast.success(t('Your booking is confirmed'), {
          description: confirmationText(email, answer.deposit !== undefined),
        });
        return;
      }
      toast.success(t('Booking request submitted!'), {
        description: t("We'll contact you shortly to confirm your booking."),
      });
    },
    onFailure,
    onInvalid,
  });

  const another = () => {
    // On a phone the form is hidden until then.
    flushSync(() => setBooked());
    form.setFocus('startDate');
  };
  return { form, booked, isNew, another, failed, submit, outcomes, question };
}

const draftName = ({ type, id }: BookableItem) => `booking/${type}/${id}`;
const withToast = ['itemId', 'startDate', 'endDate'] as const;

/** Only a request that is confirmed at once takes the place it asks for. */
function unanswered(item: BookableItem): Failed | undefined {
  if (!confirmsAtOnce(item)) return undefined;
  const draft = persistedForm({ name: draftName(item) }, { values: emptyForm(item) });
  const values = draft.isBegun() ? draft.read()?.values : undefined;
  return values && { requested: requestedOf(values), refusal: undefined };
}
