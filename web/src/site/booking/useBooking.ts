import { zodResolver } from '@hookform/resolvers/zod';
import { bookingFormSchema, bookingProblemDescription, guests } from '@selasar/domain';
import type { BookingForm, CreateBookingAnswer } from '@selasar/domain';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { toast } from 'sonner';
import { CallFailure } from '../../firebase/callables/call.ts';
import { createBooking } from '../../firebase/callables/createBooking.ts';
import { baliToday } from '../../ui/today.ts';
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

const isFormField = (name: string | undefined, form: BookingForm): name is keyof BookingForm =>
  name !== undefined && Object.hasOwn(form, name);

/** The form's state, and sending it: however often it is sent before it succeeds, it is one booking. */
export function useBooking(item: BookableItem) {
  const form = useForm<BookingForm>({
    defaultValues: emptyForm(item),
    // Judged when sent, so that a page left open over midnight knows what day it is.
    resolver: (values, context, options) =>
      zodResolver(bookingFormSchema(baliToday()))(values, context, options),
  });
  const requestId = useRef<string>(undefined);
  const sending = useRef(false);
  const [booked, setBooked] = useState<CreateBookingAnswer>();

  const send = async (values: BookingForm) => {
    if (sending.current) return;
    sending.current = true;
    setBooked(undefined);
    requestId.current ??= crypto.randomUUID();
    try {
      setBooked(await createBooking({ ...values, requestId: requestId.current }));
      requestId.current = undefined;
      form.reset(emptyForm(item));
      toast.success('Booking request submitted!', {
        description: "We'll contact you shortly to confirm your booking.",
      });
    } catch (error) {
      toast.error('Error submitting booking', {
        description: 'Please try again or contact us directly.',
      });
      explain(error instanceof CallFailure ? error : undefined, values);
    } finally {
      sending.current = false;
    }
  };

  /** Says beside the form what the server said, where it said more than 'no'. */
  const explain = (failure: CallFailure | undefined, values: BookingForm) => {
    const details = failure?.details;
    if (!details || details.code === 'internal') return;
    // An earlier, changed version of this form has arrived: what is sent next is another request.
    if (details.code === 'request-id-reused') requestId.current = undefined;
    const field = isFormField(details.field, values) ? details.field : 'root';
    form.setError(field, { message: details.message });
  };

  const complain = (errors: FieldErrors<BookingForm>) => {
    const title = withToast.map((name) => errors[name]?.message).find(Boolean);
    if (title) toast.error(title, { description: bookingProblemDescription(title, item.type) });
  };

  const submit = (event: SyntheticEvent) => form.handleSubmit(send, complain)(event);
  return { form, booked, submit };
}
