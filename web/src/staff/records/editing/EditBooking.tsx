import {
  bookingStatus,
  isOpenRequest,
  editedBookingSchema,
  editedDatesProblem,
  requestedOf,
} from '@selasar/domain';
import type { Booking, NewBookingForm } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffApi } from '../../../data/api.ts';
import { useToday } from '../../../clock/useToday.ts';
import { changesSince } from '../../../forms/changesSince.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { useBookables } from '../creating/bookable.ts';
import { CreatingControls } from '../creating/fields.tsx';
import { fillInDates } from '../creating/fillInDates.ts';
import { checkRequest } from '../creating/requestVerdict.ts';
import { NewRequestNotes } from '../creating/NewRequestNotes.tsx';
import { refusalOf } from '../creating/refusal.ts';
import { isSameRequest } from '../creating/sameRequest.ts';
import { useFacts } from '../creating/useFacts.ts';
import { useReason } from '../creating/useReason.ts';
import { formOfBooking, priceNow, takenByOthers } from './bookingForm.ts';
import { Consequences } from './Consequences.tsx';
import { EditConflict } from './EditConflict.tsx';
import { EditDialog } from './EditDialog.tsx';
import { EditFrame } from './EditFrame.tsx';
import { useEditDraft, useEditedForm } from './useEditedForm.ts';
import { useSaving } from './useSaving.ts';

const none: readonly never[] = [];

/** Edits a booking whose guest is still expected. */
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
  const draft = useEditDraft(booking.id, now);
  const form = useForm<NewBookingForm>({
    resolver: useMemo(
      () => formResolver(editedBookingSchema({ startDate }, today)),
      [startDate, today],
    ),
    defaultValues: draft.found?.values ?? now,
  });
  const updatedAt = booking.updatedAt.getTime();
  const [sent, setSent] = useState<NewBookingForm>();
  const edit = useEditedForm({ form, sent, now, updatedAt, draft });
  const { typed, changed, seen } = edit;
  const { problem, isRunning, save } = useSaving();
  const [tries, setTries] = useState(0);

  const offer = offers.find(
    ({ id, terms }) => id === typed.itemId && terms.type === typed.bookingType,
  );
  const canCheck = !isSameRequest(typed, now) && !editedDatesProblem(typed, booking, today);
  const requested = canCheck ? requestedOf(typed) : undefined;
  const { taken, state } = useFacts(typed.bookingType, offer?.id, requested, tries);
  const free = takenByOthers(taken, booking, typed);
  const verdict = offer && requested ? checkRequest(offer, requested, free) : undefined;
  const price = offer && requested ? priceNow(offer.terms, requested, free) : undefined;
  // Includes what the server has refused and this page does not know yet.
  const failed = sent && problem && changed.length > 0 ? { form: sent, ...problem } : undefined;
  const refusal = refusalOf(failed, typed);
  const soft = [...(verdict?.soft ?? []).map((one) => one.problem), refusal?.soft].filter(
    (one) => one !== undefined,
  );
  const end = () => {
    edit.end();
    onClose();
  };
  const send = form.handleSubmit(async (filled) => {
    if (seen === undefined) return;
    const { status: _, ...editedForm } = filled;
    const isTyped = changesSince(form);
    setSent(filled);
    const input = { ...editedForm, id: booking.id, seen, overrides: [...new Set(soft)] };
    if ((await save(() => staffApi.editBooking(input), 'The booking is saved')) && !isTyped())
      end();
    setTries((count) => count + 1);
  });
  const { reason, submit } = useReason(verdict?.hard !== undefined, send);
  return (
    <EditFrame
      titleId={titleId}
      title="Edit booking"
      begun={draft.found ? 'You have unsaved edits from earlier.' : undefined}
      onStartOver={edit.startOver}
      onSave={submit}
      onCancel={end}
      save={isRunning ? 'Saving…' : soft.length > 0 && !verdict?.hard ? 'Save anyway' : 'Save'}
      disabled={isRunning || changed.length === 0 || seen === undefined}
      problem={undefined}
    >
      <EditConflict
        theirs={edit.theirs}
        base={edit.base}
        now={now}
        typed={typed}
        onResolve={edit.resolve}
      />
      <CreatingControls form={form} offers={offers} offer={offer} without="status" />
      <NewRequestNotes
        verdict={verdict && { ...verdict, price: verdict.price.slice(0, 1) }}
        waiting={[]}
        isConfirmed={bookingStatus[booking.status].holdsPlace}
        facts={state}
        refusal={refusal}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
      <Consequences
        isChanged={changed.length > 0}
        email={typed.customerEmail}
        before={booking.totalPrice}
        after={price}
        reason={booking.priceReason}
      />
    </EditFrame>
  );
}
