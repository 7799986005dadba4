import { asForm } from '@selasar/domain/core';
import {
  datesProblem,
  extrasOf,
  keepSold,
  overridableProblemSchema,
  requestedOf,
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
  newBookingSchema,
  sourceKeys,
  statusAfter,
} from '@selasar/domain/requests';
import { type ReactNode, useMemo } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { staffApi } from '../../../data/api.ts';
import { createBookingForGuest } from '../../../data/requests/requests.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { bookingDates } from '../../common/formatInstant.ts';
import { takenByOthers, useBookables, useFacts } from './bookable.ts';
import { BookingControls, emptyForm, fillInDates } from './BookingControls.tsx';
import { EditButton, EditFrame } from './EditFrame.tsx';
import { NewRequestFrame, useNewRequest } from './NewRequest.tsx';
import { RequestNotes, useReason } from './RequestNotes.tsx';
import { useEditing } from './useEditing.ts';
import {
  checkedBookingFields,
  checkRequest,
  type FailedAttempt,
  isSame,
  overridesOf,
  pickupWarnings,
  priceNow,
  refusalOf,
  timedFor,
  waitingOn,
} from './verdict.ts';

interface CreateBookingProps {
  start?: Pick<NewBookingForm, 'bookingType' | 'itemId' | 'startDate' | 'endDate'>;
  head?: ReactNode;
  onClose: () => void;
}

export function CreateBooking({ start, head, onClose }: CreateBookingProps) {
  const today = useToday();
  const request = useNewRequest({
    noun: 'booking',
    empty: emptyForm,
    start,
    resolver: useMemo(() => formResolver(newBookingSchema(today)), [today]),
    create: createBookingForGuest,
    onClose,
  });
  const { form, values, tries, make } = request;
  const canCheck = !datesProblem(values, today);
  const checked = useCheckedBooking(values, { ...request, canCheck });
  const { controls, verdict, overrides } = checked;
  const save = form.handleSubmit((filled) => {
    const what = `${filled.customerName}, ${controls.offer?.name}, ${bookingDates(requestedOf(filled))}`;
    return make(filled, overrides, what);
  });
  const { reason, submit } = useReason(verdict?.hard !== undefined, save, tries);
  return (
    <NewRequestFrame
      noun="booking"
      head={head}
      request={request}
      isRunning={form.formState.isSubmitting}
      isAgainstRules={overrides.length > 0 && !verdict?.hard}
      onSave={submit}
    >
      <BookingControls form={form} {...controls} />
      <RequestNotes
        verdict={verdict}
        warnings={checked.warnings}
        waiting={checked.waiting}
        isConfirmed={bookingStatus[values.status].holdsPlace}
        facts={controls.facts}
        refusal={checked.refusal}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
    </NewRequestFrame>
  );
}

export const EditBooking = ({ booking }: { booking: Booking }) =>
  isOpenRequest(booking.status) ? (
    <EditButton>{(close) => <EditForm booking={booking} onClose={close} />}</EditButton>
  ) : null;

function EditForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
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
  const { form, typed, tries } = editing;
  const isMoved = !isSame(checkedBookingFields, typed, now);
  const canCheck = isMoved && !editedDatesProblem(typed, booking, today);
  const checked = useCheckedBooking(typed, { ...editing, canCheck, booking });
  const { verdict, overrides } = checked;
  const { offer } = checked.controls;
  const send = editing.send((filled, seen) => {
    const { status: _, source: __, ...edited } = filled;
    return staffApi.editBooking({ ...edited, id: booking.id, seen, overrides });
  });
  const { reason, submit } = useReason(verdict?.hard !== undefined, send, tries);
  return (
    <EditFrame
      noun="booking"
      now={{ ...now }}
      editing={editing}
      onSave={submit}
      isAgainstRules={overrides.length > 0 && !verdict?.hard}
      extras={{ ...(offer && extrasOf(offer.terms)), ...booking.extras }}
      price={{ before: booking.totalPrice, after: checked.price, reason: booking.priceReason }}
    >
      <BookingControls form={form} {...checked.controls} without="status" />
      <RequestNotes
        verdict={verdict && { ...verdict, price: verdict.price.slice(0, 1) }}
        warnings={checked.warnings}
        isConfirmed={bookingStatus[booking.status].holdsPlace}
        facts={checked.controls.facts}
        refusal={checked.refusal}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
    </EditFrame>
  );
}

const none: readonly never[] = [];

interface CheckOptions {
  /** Its days are valid. */
  canCheck: boolean;
  /** Its own nights and seats count as free. */
  booking?: Booking;
  failed: FailedAttempt<NewBookingForm> | undefined;
  tries: number;
}

/** What is booked, and what speaks against it. */
function useCheckedBooking(form: NewBookingForm, options: CheckOptions) {
  const { canCheck, booking, failed, tries } = options;
  const { bookingType, itemId } = form;
  const offers = useBookables() ?? none;
  const found = offers.find(({ id, terms }) => id === itemId && terms.type === bookingType);
  const isSameItem = itemId === (booking?.tourId ?? booking?.villaId);
  const offer = found && {
    ...found,
    terms: keepSold(found.terms, isSameItem ? booking : undefined),
  };
  const requested = offer && canCheck ? requestedOf(form) : undefined;
  const { taken, open, state } = useFacts(bookingType, offer?.id, requested, tries);
  const free = booking ? takenByOthers(taken, booking, form) : taken;
  const verdict = offer && requested ? checkRequest(offer, requested, free) : undefined;
  const failure = refusalOf(failed, form, checkedBookingFields);
  const refusal = failure && {
    ...failure,
    alternatives:
      offer && requested
        ? failure.alternatives.map(timedFor(offer, requested, free))
        : failure.alternatives,
  };
  const overrides = overridesOf(overridableProblemSchema.options, verdict, refusal);
  return {
    controls: { offers, offer, taken: free, facts: state },
    verdict,
    refusal,
    overrides,
    warnings: offer ? pickupWarnings(offer, form) : none,
    price: offer && requested ? priceNow(offer, requested, free) : undefined,
    waiting: offer && requested ? waitingOn(offer, requested, open) : none,
  };
}

export const formOfBooking = (booking: Booking): NewBookingForm => ({
  ...asForm(bookingTable, booking),
  itemId: booking.tourId ?? booking.villaId ?? '',
  status: firstStatuses.find((status) => status === booking.status) ?? statusAfter.request,
  // Changed in the sheet.
  source: sourceKeys[0],
});
