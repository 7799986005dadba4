import type { CivilDate } from '@selasar/domain/core';
import { datesProblem, overridableProblemSchema, requestedOf } from '@selasar/domain/pricing';
import { bookingStatus, type NewBookingForm, newBookingSchema } from '@selasar/domain/requests';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createBookingForGuest } from '../../../data/requests/requests.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { bookingDates } from '../../common/bookingDates.ts';
import { FormFrame } from '../../common/FormFrame.tsx';
import type { Bookable } from './bookable.ts';
import { emptyForm, BookingControls, fillInDates } from './BookingControls.tsx';
import { checkedBookingFields, checkRequest, waitingOn } from './bookingVerdict.ts';
import { RequestNotes } from './RequestNotes.tsx';
import { overridesOf, refusalOf } from './verdict.ts';
import { useFacts } from './useFacts.ts';
import { useNewRequest } from './useNewRequest.ts';
import { useReason } from './useReason.ts';

export type NewRequestStart = Pick<
  NewBookingForm,
  'bookingType' | 'itemId' | 'startDate' | 'endDate'
>;

interface CreateBookingProps {
  offers: readonly Bookable[];
  start: NewRequestStart | undefined;
  today: CivilDate;
  titleId: string;
  head?: ReactNode;
  onClose: () => void;
}

export function CreateBooking({
  offers,
  start,
  today,
  titleId,
  head,
  onClose,
}: CreateBookingProps) {
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
  const refusal = refusalOf(failed, values, checkedBookingFields);
  const overrides = overridesOf(overridableProblemSchema.options, verdict, refusal);
  const save = form.handleSubmit((filled) => {
    const what = `${filled.customerName}, ${offer?.name}, ${bookingDates(requestedOf(filled))}`;
    return make(filled, overrides, what);
  });
  const { reason, submit } = useReason(verdict?.hard !== undefined, save, tries);
  const isRunning = form.formState.isSubmitting;
  const isRefused = overrides.length > 0 && !verdict?.hard;

  return (
    <FormFrame
      titleId={titleId}
      title="New booking"
      head={head}
      restoredAt={request.restoredAt}
      onStartOver={request.startOver}
      onSave={submit}
      onCancel={end}
      save={isRunning ? 'Saving…' : isRefused ? 'Book anyway' : 'Book'}
      disabled={isRunning}
      problem={undefined}
    >
      <BookingControls form={form} offers={offers} offer={offer} />
      <RequestNotes
        verdict={verdict}
        waiting={offer && requested ? waitingOn(offer, requested, open) : []}
        isConfirmed={bookingStatus[status].holdsPlace}
        facts={state}
        refusal={refusal}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
    </FormFrame>
  );
}
