import { bookingFormSchema, isProblemCode, problemAdvice, problemText } from '@selasar/domain';
import type { BookingForm, CallError, CivilDate, CreateBookingAnswer } from '@selasar/domain';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { baliToday } from '../../clock/baliToday.ts';
import { createBooking } from '../../data/bookings/createBooking.ts';
import { refusalOf } from '../request/advice.ts';
import { useRequestForm } from '../request/useRequestForm.ts';
import { emptyForm } from './fields.tsx';
import type { BookableItem } from './item.ts';
import { toast } from '../../ui/toast.ts';

/** These have a toast; the other fields say what is wrong beneath themselves. */
const withToast = ['itemId', 'startDate', 'endDate'] as const;

/** What the server has refused, and why. */
export interface Refusal {
  values: BookingForm;
  details: CallError;
}

/** The form's state, and sending it. `taken` are the nights known to be taken. */
export function useBooking(item: BookableItem, taken: ReadonlySet<CivilDate>) {
  const [booked, setBooked] = useState<CreateBookingAnswer>();
  const [refusal, setRefusal] = useState<Refusal>();

  const onFailure = (error: unknown, values: BookingForm) => {
    const details = refusalOf(error);
    setRefusal(details && { values, details });
    toast.error('Error submitting booking', {
      description: 'Please try again or contact us directly.',
    });
    // The free stays that the server's sentence lists stand below as buttons.
    return details?.code === 'nights-taken'
      ? problemText({ code: 'some-nights-taken' })
      : undefined;
  };

  const onInvalid = (errors: FieldErrors<BookingForm>) => {
    const error = withToast.map((name) => errors[name]).find(Boolean);
    if (!error) return;
    const description = isProblemCode(error.type) ? problemAdvice[error.type] : undefined;
    toast.error(error.message, { description });
  };

  const { form, submit } = useRequestForm({
    name: `booking/${item.type}/${item.id}`,
    empty: emptyForm(item),
    schema: () => bookingFormSchema(baliToday(), taken),
    send: (request) => {
      setBooked(undefined);
      setRefusal(undefined);
      return createBooking(request);
    },
    onAnswer: (answer) => {
      setBooked(answer);
      toast.success('Booking request submitted!', {
        description: "We'll contact you shortly to confirm your booking.",
      });
    },
    onFailure,
    onInvalid,
  });
  return { form, booked, refusal, submit };
}
