import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { datesProblem, madeBookingSchema, wishOf } from '@selasar/domain';
import type { CivilDate, MadeBookingForm } from '@selasar/domain';
import { useEffect, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formResolver } from '../../forms/formResolver.ts';
import { bookingDates } from '../bookings/bookingText.ts';
import { useOwnUid } from '../session/route.ts';
import type { Bookable } from './bookable.ts';
import { emptyForm, MadeControls } from './fields.tsx';
import { judged, waitingOn } from './judged.ts';
import { dropMadeDraft, keepMadeDraft, readMadeDraft } from './madeDraft.ts';
import { MadeNotes } from './MadeNotes.tsx';
import { refusalOf } from './refusal.ts';
import { useFacts } from './useFacts.ts';
import { useMaking } from './useMaking.ts';
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
  const uid = useOwnUid() ?? '';
  const id = useId();
  const [draft, setDraft] = useState(() => readMadeDraft(uid));
  const [sent, setSent] = useState(draft?.sent);
  const form = useForm<MadeBookingForm>({
    resolver: useMemo(() => formResolver(madeBookingSchema(today)), [today]),
    defaultValues: { ...emptyForm, ...draft?.form, ...start },
  });
  const values = useWatch({ control: form.control }) as MadeBookingForm;
  useEffect(() => keepMadeDraft(uid, { form: values, sent }), [uid, values, sent]);
  const end = () => {
    dropMadeDraft(uid);
    onClose();
  };
  const { said, tries, make } = useMaking({ before: draft?.sent, onSent: setSent, onDone: end });

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
    return make(filled, [...new Set(soft)], what);
  });
  const { reason, submit, choose } = useReason(form, verdict?.hard !== undefined, save);
  const isRunning = form.formState.isSubmitting;
  const isRefused = soft.length > 0 && !verdict?.hard;

  return (
    <>
      <DialogTitle id={titleId}>New booking</DialogTitle>
      <DialogContent dividers>
        {head}
        <Stack component="form" id={id} noValidate spacing={2.25} onSubmit={submit}>
          {draft ? (
            <Alert
              severity="info"
              action={
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    form.reset({ ...emptyForm, ...start });
                    setSent(undefined);
                    setDraft(undefined);
                  }}
                >
                  Start anew
                </Button>
              }
            >
              You had begun this booking before.
            </Alert>
          ) : null}
          <MadeControls form={form} offers={offers} offer={offer} />
          <MadeNotes
            judged={verdict}
            waiting={offer && wish ? waitingOn(offer, wish, open) : []}
            isConfirmed={status === 'confirmed'}
            facts={state}
            refusal={refusal}
            reason={reason}
            onChoose={choose}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={end}>Cancel</Button>
        <Button type="submit" form={id} variant="contained" disabled={isRunning}>
          {isRunning ? 'Saving…' : isRefused ? 'Book all the same' : 'Book'}
        </Button>
      </DialogActions>
    </>
  );
}
