import { bookingStatus, datesProblem, newBookingSchema, requestedOf } from '@selasar/domain';
import type { CivilDate, NewBookingForm } from '@selasar/domain';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createBookingForGuest } from '../../../data/bookings/createBookingForGuest.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { bookingDates } from '../../bookings/bookingText.ts';
import { EditFrame } from '../editing/EditFrame.tsx';
import type { Bookable } from './bookable.ts';
import { emptyForm, CreatingControls } from './fields.tsx';
import { fillInDates } from './fillInDates.ts';
import { checkRequest, waitingOn } from './requestVerdict.ts';
import { NewRequestNotes } from './NewRequestNotes.tsx';
import { refusalOf } from './refusal.ts';
import { useFacts } from './useFacts.ts';
import { useNewRequest } from './useNewRequest.ts';
import { useReason } from './useReason.ts';

/** The initial selection of the form. */
export type NewRequestStart = Pick<
  NewBookingForm,
  'bookingType' | 'itemId' | 'startDate' | 'endDate'
>;

interface NewRequestFormProps {
  offers: readonly Bookable[];
  start: NewRequestStart | undefined;
  today: CivilDate;
  titleId: string;
  /** Shown above the fields. */
  head?: ReactNode;
  onClose: () => void;
}

/** Creates a booking for a guest who phones or writes: the content of a dialog. */
export function NewRequestForm({
  offers,
  start,
  today,
  titleId,
  head,
  onClose,
}: NewRequestFormProps) {
  const request = useNewRequest({
    noun: 'booking',
    empty: emptyForm,
    start,
    resolver: useMemo(() => formResolver(newBookingSchema(today)), [today]),
    create: createBookingForGuest,
    onClose,
  });
  const { form, values, failed, tries, make, end } = request;
  const { bookingType, itemId, status } = values;
  const offer = offers.find((one) => one.id === itemId && one.terms.type === bookingType);
  const requested = offer && !datesProblem(values, today) ? requestedOf(values) : undefined;
  const { taken, open, state } = useFacts(bookingType, offer?.id, requested, tries);
  const verdict = offer && requested ? checkRequest(offer, requested, taken) : undefined;
  // Includes what the server has refused and this page does not know yet.
  const refusal = refusalOf(failed, values);
  const soft = [
    ...(verdict?.soft ?? []).map((one) => one.problem),
    ...(refusal?.soft ? [refusal.soft] : []),
  ];
  const save = form.handleSubmit((filled) => {
    const what = `${filled.customerName}, ${offer?.name}, ${bookingDates(requestedOf(filled))}`;
    return make(filled, soft, what);
  });
  const { reason, submit } = useReason(verdict?.hard !== undefined, save);
  const isRunning = form.formState.isSubmitting;
  const isRefused = soft.length > 0 && !verdict?.hard;

  return (
    <EditFrame
      titleId={titleId}
      title="New booking"
      head={head}
      begun={request.hasDraft ? 'You started this booking earlier.' : undefined}
      onStartOver={request.startOver}
      onSave={submit}
      onCancel={end}
      save={isRunning ? 'Saving…' : isRefused ? 'Book anyway' : 'Book'}
      disabled={isRunning}
      problem={undefined}
    >
      <CreatingControls form={form} offers={offers} offer={offer} />
      <NewRequestNotes
        verdict={verdict}
        waiting={offer && requested ? waitingOn(offer, requested, open) : []}
        isConfirmed={bookingStatus[status].holdsPlace}
        facts={state}
        refusal={refusal}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
    </EditFrame>
  );
}
