import { isOpenBooking, mendedBookingSchema, mendedDatesProblem, wishOf } from '@selasar/domain';
import type { Booking, MadeBookingForm } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffApi } from '../../../data/api.ts';
import { useToday } from '../../../clock/useToday.ts';
import { formResolver } from '../../../formResolver.ts';
import { useBookables } from '../creating/bookable.ts';
import { MadeControls } from '../creating/fields.tsx';
import { fillInDates } from '../creating/fillInDates.ts';
import { judged } from '../creating/judged.ts';
import { MadeNotes } from '../creating/MadeNotes.tsx';
import { refusalOf } from '../creating/refusal.ts';
import { isSameRequest } from '../creating/sameRequest.ts';
import { useFacts } from '../creating/useFacts.ts';
import { useReason } from '../creating/useReason.ts';
import { useOwnUid } from '../../shell/session/route.ts';
import { formOfBooking, priceNow, takenByOthers } from './bookingForm.ts';
import { Consequences } from './Consequences.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { MendDialog } from './MendDialog.tsx';
import { dropMendDraft, mendDraftName, readMendDraft } from './mendDraft.ts';
import { MendFrame } from './MendFrame.tsx';
import { useMended } from './useMended.ts';
import { useSaving } from './useSaving.ts';

const none: readonly never[] = [];

/** Edits a booking whose guest is still expected. */
export const MendBooking = ({ booking }: { booking: Booking }) =>
  isOpenBooking(booking.status) ? (
    <MendDialog label="Edit">
      {(titleId, close) => <Form booking={booking} titleId={titleId} onClose={close} />}
    </MendDialog>
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
  const draftName = mendDraftName(useOwnUid() ?? '', booking.id);
  const [draft, setDraft] = useState(() => readMendDraft(draftName, now));
  const form = useForm<MadeBookingForm>({
    resolver: useMemo(
      () => formResolver(mendedBookingSchema({ startDate }, today)),
      [startDate, today],
    ),
    defaultValues: draft?.form ?? now,
  });
  const updatedAt = booking.updatedAt.getTime();
  const mended = useMended({ form, now, updatedAt, draftName, draft });
  const { typed, changed, seen } = mended;
  const { problem, isRunning, save } = useSaving();
  const [sent, setSent] = useState<MadeBookingForm>();
  const [tries, setTries] = useState(0);

  const offer = offers.find(
    ({ id, terms }) => id === typed.itemId && terms.type === typed.bookingType,
  );
  const isWish = !isSameRequest(typed, now) && !mendedDatesProblem(typed, booking, today);
  const wish = isWish ? wishOf(typed) : undefined;
  const { taken, state } = useFacts(typed.bookingType, offer?.id, wish, tries);
  const free = takenByOthers(taken, booking, typed);
  const verdict = offer && wish ? judged(offer, wish, free) : undefined;
  const price = offer && wish ? priceNow(offer.terms, wish, free) : undefined;
  // Also what the server knows and this page does not yet.
  const refusal = refusalOf(sent && problem && { form: sent, ...problem }, typed);
  const soft = [...(verdict?.soft ?? []).map((one) => one.problem), refusal?.soft].filter(
    (one) => one !== undefined,
  );
  const end = () => {
    dropMendDraft(draftName);
    onClose();
  };
  const send = form.handleSubmit(async (filled) => {
    if (seen === undefined) return;
    const { status: _, ...mendedForm } = filled;
    setSent(filled);
    const input = { ...mendedForm, id: booking.id, seen, despite: [...new Set(soft)] };
    if (await save(() => staffApi.mendBooking(input), 'The booking is changed')) end();
    setTries((count) => count + 1);
  });
  const { reason, submit } = useReason(verdict?.hard !== undefined, send);
  return (
    <MendFrame
      titleId={titleId}
      title="Edit booking"
      begun={draft ? 'You had begun to edit this before.' : undefined}
      onStartAnew={() => {
        mended.startAnew();
        setDraft(undefined);
      }}
      onSave={submit}
      onCancel={end}
      save={
        isRunning ? 'Saving…' : soft.length > 0 && !verdict?.hard ? 'Save all the same' : 'Save'
      }
      disabled={isRunning || changed.length === 0 || seen === undefined}
      problem={undefined}
    >
      <Meanwhile
        theirs={mended.theirs}
        base={mended.base}
        now={now}
        typed={typed}
        onGoOn={mended.goOn}
      />
      <MadeControls form={form} offers={offers} offer={offer} without="status" />
      <MadeNotes
        judged={verdict && { ...verdict, price: verdict.price.slice(0, 1) }}
        waiting={[]}
        isConfirmed={booking.status === 'confirmed'}
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
    </MendFrame>
  );
}
