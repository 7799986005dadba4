import {
  bookingFormSchema,
  checkAvailability,
  confirmsAtOnce,
  guests,
  isCivilDate,
  isProblemCode,
  priceOf,
  problemAdvice,
  requestedOf,
  t,
} from '@selasar/domain';
import type { BookingForm } from '@selasar/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { guestApi } from '../../data/api.ts';
import { baliToday } from '../../clock/baliToday.ts';
import { persistedForm } from '../../forms/persistedForm.ts';
import { nightsTakenText, refusalOf } from '../forms/request/advice.ts';
import { useStoredConfirmation } from '../forms/request/useStoredConfirmation.ts';
import { useRequestForm } from '../forms/request/useRequestForm.ts';
import type { ShowError } from '../forms/request/useRequestForm.ts';
import { storeTripKey, storedTripKey } from '../trip/storedTripKey.ts';
import { bookedSchema } from './booked.ts';
import type { Failed } from './localRefusal.ts';
import { emptyForm } from './fields.tsx';
import type { BookableItem } from './item.ts';
import { visitNames } from '../catalogue/visit/visitNames.ts';
import type { Taken } from './taken.ts';
import { isUpToServer } from './useAlternative.ts';

const draftName = ({ type, id }: BookableItem) => `booking/${type}/${id}`;

/** Problems of these fields are shown in a toast, those of other fields beneath the field. */
const withToast = ['itemId', 'startDate', 'endDate'] as const;

/** The dates and guests of the page's address, as far as the form can take them. */
function visitOf({ type, capacity = guests.max }: BookableItem, params: URLSearchParams) {
  const [startDate = '', endDate = '', count] = visitNames.map((name) => params.get(name) ?? '');
  const numberOfGuests = Number(count);
  const isCount =
    Number.isInteger(numberOfGuests) &&
    numberOfGuests >= guests.min &&
    numberOfGuests <= Math.min(guests.max, capacity);
  return {
    ...(isCivilDate(startDate) && { startDate }),
    ...(isCivilDate(endDate) && type === 'villa' && { endDate }),
    ...(isCount && { numberOfGuests }),
  };
}

/** A request of an earlier visit whose answer was lost. Only one that is confirmed at once takes the place it asks for. */
function unanswered(item: BookableItem): Failed | undefined {
  if (!confirmsAtOnce(item)) return undefined;
  const draft = persistedForm({ name: draftName(item) }, { values: emptyForm(item) });
  const values = draft.isBegun() ? draft.read()?.values : undefined;
  return values && { requested: requestedOf(values), refusal: undefined };
}

/** The form's state, and sending it. `taken` is what this page knows to be taken. */
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
    if (refusal?.code === 'price-changed') {
      setRefusedTotal(totalOf(values));
      void revalidate();
    }
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

  const { form, submit } = useRequestForm({
    name: draftName(item),
    empty: emptyForm(item),
    filled: visitOf(item, params),
    schema: () =>
      bookingFormSchema(baliToday(), (form) => {
        const requested = requestedOf({ ...form, bookingType: item.type });
        if (isUpToServer(failed, requested)) return undefined;
        return checkAvailability(item, requested, { ...taken, now: new Date() }).refused;
      }),
    send: (request) => {
      // Keeps the earlier confirmation while sending: removing it would move the button away from the pointer.
      setFailed(undefined);
      // The refusal has named the new price: who sends again accepts it where the page could not load it.
      const total = totalOf(request);
      const shown = total === refusedTotal ? {} : { shownTotal: total };
      return guestApi.createBooking({ ...request, ...shown, ...storedTripKey() });
    },
    onAnswer: (answer, request) => {
      storeTripKey(answer.tripKey);
      setBooked(bookedSchema.parse({ ...request, ...answer, at: Date.now() }));
      setNew(true);
      if (answer.isConfirmed) {
        const { customerEmail: email } = request;
        toast.success(t('Your booking is confirmed'), {
          description: t('A confirmation goes to {email}. You pay nothing now.', { email }),
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

  /** Shows the form again for another booking. */
  const another = () => {
    // On a phone the form is hidden until then.
    flushSync(() => setBooked());
    form.setFocus('startDate');
  };
  return { form, booked, isNew, another, failed, submit };
}
