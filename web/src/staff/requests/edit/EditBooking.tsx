import { asForm } from '@selasar/domain/core';
import {
  type Availability,
  type BookingRequest,
  checkForStaff,
  type OfferTerms,
  overridableProblemSchema,
  requestedOf,
  withoutOwn,
} from '@selasar/domain/pricing';
import {
  type Booking,
  bookingStatus,
  bookingTable,
  editedBookingSchema,
  editedDatesProblem,
  firstStatuses,
  isOpenRequest,
  type NewBookingForm,
  statusAfter,
} from '@selasar/domain/requests';
import { useMemo } from 'react';
import { staffApi } from '../../../data/api.ts';
import { useToday } from '../../../clock/useToday.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { useBookables } from '../create/bookable.ts';
import { BookingControls, fillInDates } from '../create/BookingControls.tsx';
import { checkedBookingFields, checkRequest } from '../create/bookingVerdict.ts';
import { RequestNotes } from '../create/RequestNotes.tsx';
import { isSame, overridesOf, refusalOf } from '../create/verdict.ts';
import { useFacts } from '../create/useFacts.ts';
import { useReason } from '../create/useReason.ts';
import { EditDialog, EditFrame } from './EditFrame.tsx';
import { useEditing } from './useEditing.ts';

const none: readonly never[] = [];

export const EditBooking = ({ booking }: { booking: Booking }) =>
  isOpenRequest(booking.status) ? (
    <EditDialog label="Edit">
      {(titleId, close) => <Form booking={booking} titleId={titleId} onClose={close} />}
    </EditDialog>
  ) : null;

interface FormProps {
  booking: Booking;
  titleId: string;
  onClose: () => void;
}

function Form({ booking, titleId, onClose }: FormProps) {
  const offers = useBookables() ?? none;
  const today = useToday();
  const { startDate } = booking;
  const now = formOfBooking(booking);
  const editing = useEditing<NewBookingForm>({
    noun: 'booking',
    record: booking,
    now,
    resolver: useMemo(
      () => formResolver(editedBookingSchema({ startDate }, today)),
      [startDate, today],
    ),
    onClose,
  });
  const { form, typed } = editing;
  const offer = offers.find(
    ({ id, terms }) => id === typed.itemId && terms.type === typed.bookingType,
  );
  const isMoved = !isSame(checkedBookingFields, typed, now);
  const canCheck = isMoved && !editedDatesProblem(typed, booking, today);
  const requested = canCheck ? requestedOf(typed) : undefined;
  const { taken, state } = useFacts(typed.bookingType, offer?.id, requested, editing.tries);
  const free = takenByOthers(taken, booking, typed);
  const verdict = offer && requested ? checkRequest(offer, requested, free) : undefined;
  const price = offer && requested ? priceNow(offer.terms, requested, free) : undefined;
  const refusal = refusalOf(editing.failed, typed, checkedBookingFields);
  const overrides = overridesOf(overridableProblemSchema.options, verdict, refusal);
  const isHard = verdict?.hard !== undefined;
  const send = editing.send((filled, seen) => {
    const { status: _, ...edited } = filled;
    return staffApi.editBooking({ ...edited, id: booking.id, seen, overrides });
  });
  const { reason, submit } = useReason(isHard, send, editing.tries);
  return (
    <EditFrame
      titleId={titleId}
      noun="booking"
      now={{ ...now }}
      editing={editing}
      onSave={submit}
      isAgainstRules={overrides.length > 0 && !isHard}
      price={{ before: booking.totalPrice, after: price, reason: booking.priceReason }}
    >
      <BookingControls form={form} offers={offers} offer={offer} without="status" />
      <RequestNotes
        verdict={verdict && { ...verdict, price: verdict.price.slice(0, 1) }}
        isConfirmed={bookingStatus[booking.status].holdsPlace}
        facts={state}
        refusal={refusal}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
    </EditFrame>
  );
}

export const formOfBooking = (booking: Booking): NewBookingForm => ({
  ...asForm(bookingTable, booking),
  itemId: booking.tourId ?? booking.villaId ?? '',
  status: firstStatuses.find((status) => status === booking.status) ?? statusAfter.request,
});

/** The current price of a booking request, in US dollars; undefined if it cannot be booked. */
const priceNow = (
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Omit<Availability, 'now'>,
): number | undefined =>
  checkForStaff(terms, requested, { now: new Date(), ...availability }).verdict.price?.total;

export function takenByOthers(
  taken: Omit<Availability, 'now'>,
  booking: Booking,
  { itemId }: Pick<NewBookingForm, 'itemId'>,
): Omit<Availability, 'now'> {
  const isOwn = itemId === (booking.tourId ?? booking.villaId);
  return withoutOwn(taken, isOwn && bookingStatus[booking.status].holdsPlace ? booking : undefined);
}
