import { datesProblem, madeBookingSchema, wishOf } from '@selasar/domain';
import type { CivilDate, MadeBookingForm } from '@selasar/domain';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { makeBooking } from '../../../data/bookings/makeBooking.ts';
import { formResolver } from '../../../formResolver.ts';
import { bookingDates } from '../../bookings/bookingText.ts';
import { MendFrame } from '../editing/MendFrame.tsx';
import type { Bookable } from './bookable.ts';
import { emptyForm, MadeControls } from './fields.tsx';
import { fillInDates } from './fillInDates.ts';
import { judged, waitingOn } from './judged.ts';
import { MadeNotes } from './MadeNotes.tsx';
import { refusalOf } from './refusal.ts';
import { useFacts } from './useFacts.ts';
import { useNewRequest } from './useNewRequest.ts';
import { useReason } from './useReason.ts';

/** What is chosen already when the form opens. */
export type MadeStart = Pick<MadeBookingForm, 'bookingType' | 'itemId' | 'startDate' | 'endDate'>;

interface MadeFormProps {
  offers: readonly Bookable[];
  start: MadeStart | undefined;
  today: CivilDate;
  titleId: string;
  /** Stands above the fields. */
  head?: ReactNode;
  onClose: () => void;
}

/** Books for a guest who phones or writes: the inside of a dialog. */
export function MadeForm({ offers, start, today, titleId, head, onClose }: MadeFormProps) {
  const request = useNewRequest({
    noun: 'booking',
    empty: emptyForm,
    start,
    resolver: useMemo(() => formResolver(madeBookingSchema(today)), [today]),
    create: makeBooking,
    onClose,
  });
  const { form, values, said, tries, make, end } = request;
  const { bookingType, itemId, status } = values;
  const offer = offers.find((one) => one.id === itemId && one.terms.type === bookingType);
  const wish = offer && !datesProblem(values, today) ? wishOf(values) : undefined;
  const { taken, open, state } = useFacts(bookingType, offer?.id, wish, tries);
  const verdict = offer && wish ? judged(offer, wish, taken) : undefined;
  // Also what the server knows and this page does not yet.
  const refusal = refusalOf(said, values);
  const soft = [
    ...(verdict?.soft ?? []).map((one) => one.problem),
    ...(refusal?.soft ? [refusal.soft] : []),
  ];
  const save = form.handleSubmit((filled) => {
    const what = `${filled.customerName}, ${offer?.name}, ${bookingDates(wishOf(filled))}`;
    return make(filled, soft, what);
  });
  const { reason, submit } = useReason(verdict?.hard !== undefined, save);
  const isRunning = form.formState.isSubmitting;
  const isRefused = soft.length > 0 && !verdict?.hard;

  return (
    <MendFrame
      titleId={titleId}
      title="New booking"
      head={head}
      begun={request.hasDraft ? 'You had begun this booking before.' : undefined}
      onStartAnew={request.startAnew}
      onSave={submit}
      onCancel={end}
      save={isRunning ? 'Saving…' : isRefused ? 'Book all the same' : 'Book'}
      disabled={isRunning}
      problem={undefined}
    >
      <MadeControls form={form} offers={offers} offer={offer} />
      <MadeNotes
        judged={verdict}
        waiting={offer && wish ? waitingOn(offer, wish, open) : []}
        isConfirmed={status === 'confirmed'}
        facts={state}
        refusal={refusal}
        reason={reason}
        onChoose={(stay) => fillInDates(form, stay)}
      />
    </MendFrame>
  );
}
