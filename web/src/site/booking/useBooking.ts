import { bookingFormSchema, bookingProblemDescription, guests } from '@selasar/domain';
import type { BookingForm, CallError, CreateBookingAnswer } from '@selasar/domain';
import { useRef, useState } from 'react';
import type { BaseSyntheticEvent, SyntheticEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { toast } from 'sonner';
import { createBooking } from '../../firebase/callables/createBooking.ts';
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
  numberOfGuests: guests.initial,
  customerName: '',
  customerEmail: '',
});

/** These have a toast; the other fields say what is wrong beneath themselves. */
const withToast = ['itemId', 'startDate', 'endDate'] as const;

/** The form's state, and sending it: however often it is sent before it succeeds, it is one booking. */
export function useBooking(item: BookableItem) {
  const { form, draft } = useDraftForm(`booking/${item.type}/${item.id}`, emptyForm(item), () =>
    bookingFormSchema(baliToday()),
  );
  const sending = useRef(false);
  const [booked, setBooked] = useState<CreateBookingAnswer>();
  const [refusal, setRefusal] = useState<CallError>();

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
    const refused = refusalOf(error);
    setRefusal(refused);
    if (refused?.code === 'request-id-reused') draft.renew();
    const message = adviceOn(error);
    if (message) form.setError(refusedField(error, values) ?? 'root', { message });
  };

  const complain = (errors: FieldErrors<BookingForm>) => {
    const title = withToast.map((name) => errors[name]?.message).find(Boolean);
    if (title) toast.error(title, { description: bookingProblemDescription(title, item.type) });
  };

  const submit = (event: SyntheticEvent) => form.handleSubmit(send, complain)(event);
  return { form, booked, refusal, submit };
}
