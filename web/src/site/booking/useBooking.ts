import {
  bookingFormSchema,
  guests,
  isProblemCode,
  problemAdvice,
  problemText,
} from '@selasar/domain';
import type { BookingForm, CallError, CivilDate, CreateBookingAnswer } from '@selasar/domain';
import { useRef, useState } from 'react';
import type { BaseSyntheticEvent, SyntheticEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { toast } from 'sonner';
import { createBooking } from '../../data/callables/createBooking.ts';
import { baliToday } from '../../ui/today.ts';
import { adviceOn, refusalOf, refusedField } from '../request/advice.ts';
import { trapped } from '../request/Trap.tsx';
import { useDraftForm } from '../request/useDraftForm.ts';
import type { BookableItem } from './item.ts';

const emptyForm = (item: BookableItem): BookingForm => ({
  bookingType: item.type,
  itemId: item.id,
  startDate: '',
  endDate: '',
  numberOfGuests: Math.min(guests.initial, item.capacity ?? guests.max),
  customerName: '',
  customerEmail: '',
});

/** These have a toast; the other fields say what is wrong beneath themselves. */
const withToast = ['itemId', 'startDate', 'endDate'] as const;

/** What the server has refused, and why. */
export interface Refusal {
  values: BookingForm;
  details: CallError;
}

/**
 * The form's state, and sending it: however often it is sent before it succeeds, it is one booking. `taken` are the
 * nights known to be taken.
 */
export function useBooking(item: BookableItem, taken: ReadonlySet<CivilDate>) {
  const { form, draft } = useDraftForm(`booking/${item.type}/${item.id}`, emptyForm(item), () =>
    bookingFormSchema(baliToday(), taken),
  );
  const sending = useRef(false);
  const [booked, setBooked] = useState<CreateBookingAnswer>();
  const [refusal, setRefusal] = useState<Refusal>();

  const send = async (values: BookingForm, event?: BaseSyntheticEvent) => {
    if (sending.current) return;
    sending.current = true;
    setBooked(undefined);
    setRefusal(undefined);
    try {
      const request = { ...values, ...trapped(event), requestId: draft.requestId() };
      setBooked(await createBooking(request));
      form.reset(emptyForm(item));
      draft.discard();
      toast.success('Booking request submitted!', {
        description: "We'll contact you shortly to confirm your booking.",
      });
    } catch (error) {
      toast.error('Error submitting booking', {
        description: 'Please try again or contact us directly.',
      });
      explain(error, values);
    } finally {
      sending.current = false;
    }
  };

  /** Says beside the form what is known beyond 'it failed'. */
  const explain = (error: unknown, values: BookingForm) => {
    const details = refusalOf(error);
    setRefusal(details && { values, details });
    if (details?.code === 'request-id-reused') draft.renew();
    // The free stays that the server's sentence lists stand below as buttons.
    const message =
      details?.code === 'nights-taken'
        ? problemText({ code: 'some-nights-taken' })
        : adviceOn(error);
    if (!message) return;
    const field = refusedField(error, values);
    form.setError(field ?? 'root', { message }, { shouldFocus: field !== undefined });
  };

  const complain = (errors: FieldErrors<BookingForm>) => {
    const error = withToast.map((name) => errors[name]).find(Boolean);
    if (!error) return;
    const description = isProblemCode(error.type) ? problemAdvice[error.type] : undefined;
    toast.error(error.message, { description });
  };

  const submit = (event: SyntheticEvent) => form.handleSubmit(send, complain)(event);
  return { form, booked, refusal, submit };
}
