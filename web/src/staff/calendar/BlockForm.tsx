import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { blockFormSchema, type BlockForm } from '@selasar/domain/calendar';
import {
  blockReasonLabel,
  limits,
  nightsBetween,
  ownBlockReasons,
  type CivilDate,
  type Stay,
} from '@selasar/domain/core';
import { useMemo, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import { formResolver } from '../../forms/formResolver.ts';
import { CivilDateInput } from '../../forms/dates/CivilDateField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { blockNights } from '../../data/calendar/occupancy.ts';
import { toFailure } from '../../data/firebase/failure.ts';
import { menuItems } from '../common/Choice.tsx';
import { ActionLink } from '../common/ActionLink.tsx';
import { FormFrame } from '../common/FormDialog.tsx';
import { reasonOf, notArrived, notifyUnsure } from '../common/attempt.ts';
import { stayText } from './period.ts';
import type { Bar, VillaRow } from './rows.ts';
import { blockAddress } from './calendarState.ts';

interface BlockFormProps {
  villa: VillaRow;
  nights: Stay;
  today: CivilDate;
  head?: ReactNode;
  onClose: () => void;
}

const nightsText = ({ startDate, endDate }: Stay): string => {
  const nights = nightsBetween(startDate, endDate);
  if (!(nights > 0)) return 'Block nights';
  return nights === 1 ? 'Block 1 night' : `Block ${nights} nights`;
};

const waitingOn = ({ bars }: VillaRow, { startDate, endDate }: Stay): Bar[] =>
  bars.filter(
    ({ variant, stay }) =>
      variant === 'pending' && stay.startDate < endDate && startDate < stay.endDate,
  );

export function BlockForm({ villa, nights, today, head, onClose }: BlockFormProps) {
  const resolver = useMemo(() => formResolver(blockFormSchema(today)), [today]);
  const { control, handleSubmit, formState } = useForm<BlockForm>({
    resolver,
    defaultValues: { villaId: villa.id, ...nights, reason: 'owner', note: '' },
  });
  const { problem, block } = useBlocking(villa.name, onClose);
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] });
  const waiting = waitingOn(villa, { startDate, endDate });
  const { search } = useLocation();
  const beside = (opens: string) => {
    const params = new URLSearchParams(search);
    params.set('open', opens);
    return { search: `?${params}` };
  };
  const save = handleSubmit(block);

  return (
    <FormFrame
      title={nightsText({ startDate, endDate })}
      head={
        <>
          {head}
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {villa.name}
          </DialogContentText>
        </>
      }
      onSave={(event) => void save(event)}
      onCancel={onClose}
      save={formState.isSubmitting ? 'Saving…' : 'Block'}
      disabled={formState.isSubmitting}
    >
      <CivilDateInput
        control={control}
        name="startDate"
        rules={{ deps: 'endDate' }}
        label="First night"
      />
      <CivilDateInput control={control} name="endDate" label="Free again on" />
      <TextInput control={control} name="reason" rules={{ deps: 'note' }} select label="Reason">
        {menuItems(ownBlockReasons, (reason) => blockReasonLabel[reason])}
      </TextInput>
      <TextInput control={control} name="note" label="Note" maxLength={limits.blockNote} />
      {waiting.map(({ opens, text, stay }) => (
        <Alert key={opens} severity="info">
          <span>{text}</span> is waiting for an answer for <span>{stayText(stay)}</span>. That
          request could then not be confirmed.
        </Alert>
      ))}
      {problem ? (
        <Alert
          severity="warning"
          action={
            problem.opens === undefined ? null : (
              <ActionLink to={beside(problem.opens)}>Show it</ActionLink>
            )
          }
        >
          {problem.text}
        </Alert>
      ) : null}
    </FormFrame>
  );
}

interface Problem {
  text: string;
  opens: string | undefined;
}

const unclear = 'Something went wrong, so we do not know whether the nights are blocked.';

function problemOf(error: unknown): Problem {
  const { details } = toFailure(error);
  const { otherBooking, otherBlock } = details ?? {};
  const opens = otherBooking?.bookingId ?? (otherBlock && blockAddress(otherBlock.blockId));
  return { text: reasonOf(error) ?? unclear, opens };
}

export function useBlocking(villaName: string, onDone: () => void) {
  const [problem, setProblem] = useState<Problem>();
  // Sending the same form again sends the same block, until the form changes.
  const [sent, setSent] = useState<{ blockId: string; form: string }>();

  const block = async (form: BlockForm) => {
    const written = JSON.stringify(form);
    const blockId = sent?.form === written ? sent.blockId : crypto.randomUUID();
    setSent({ blockId, form: written });
    setProblem(undefined);
    const what = `${villaName}, ${stayText(form)}`;
    try {
      const isDone = await blockNights({ ...form, blockId }, notifyUnsure(`${what} is blocked`));
      if (!isDone) return setProblem({ text: notArrived, opens: undefined });
      toast.success('The nights are blocked', { description: what });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return { problem, block };
}
