import Alert from '@mui/material/Alert';
import {
  isOpenTransfer,
  judgeTransferForStaff,
  mendedRouteProblem,
  mendedTransferSchema,
  noTransferTerms,
  problemText,
  softTermOf,
  softTermSchema,
  vehicleOf,
  vehiclePrice,
} from '@selasar/domain';
import type { MendedTransferForm, Report, Transfer } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffApi } from '../../data/api.ts';
import { useHour } from '../../clock/useHour.ts';
import { useTransferTerms } from '../../data/transfers/useTransferTerms.ts';
import { formResolver } from '../../forms/formResolver.ts';
import { useOwnUid } from '../session/route.ts';
import { Consequences } from './Consequences.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { MendDialog } from './MendDialog.tsx';
import { dropMendDraft, mendDraftName, readMendDraft } from './mendDraft.ts';
import { MendFrame } from './MendFrame.tsx';
import { formOfTransfer } from './transferForm.ts';
import { TransferControls } from './TransferControls.tsx';
import { useMended } from './useMended.ts';
import { useSaving } from './useSaving.ts';

/** Edits a transfer that is not over. */
export const MendTransfer = ({ transfer }: { transfer: Transfer }) =>
  isOpenTransfer(transfer.status) ? (
    <MendDialog label="Edit">
      {(titleId, close) => <Form transfer={transfer} titleId={titleId} onClose={close} />}
    </MendDialog>
  ) : null;

interface FormProps {
  transfer: Transfer;
  titleId: string;
  onClose: () => void;
}

const inWords = ({ message: code, params: facts }: Report): string =>
  problemText({ code, ...(facts ? { facts } : {}) });

/** What the terms and the price depend on. */
const moving = [
  'pickupLocation',
  'destination',
  'pickupDate',
  'pickupTime',
  'passengers',
  'luggage',
  'vehicleId',
];

function Form({ transfer, titleId, onClose }: FormProps) {
  const live = useTransferTerms();
  const hour = useHour();
  const terms = live.status === 'success' ? live.data.terms : noTransferTerms;
  const now = formOfTransfer(transfer);
  const draftName = mendDraftName(useOwnUid() ?? '', transfer.id);
  const [draft, setDraft] = useState(() => readMendDraft(draftName, now));
  const { pickupDate, pickupTime } = transfer;
  const form = useForm<MendedTransferForm>({
    resolver: useMemo(
      () => formResolver(mendedTransferSchema({ pickupDate, pickupTime }, hour)),
      [pickupDate, pickupTime, hour],
    ),
    defaultValues: draft?.form ?? now,
  });
  const updatedAt = transfer.updatedAt.getTime();
  const mended = useMended({ form, now, updatedAt, draftName, draft });
  const { typed, changed, seen } = mended;
  const { problem, isRunning, save } = useSaving();

  const isMoved = moving.some((name) => changed.includes(name));
  const isJudged = isMoved && !mendedRouteProblem(typed, transfer, hour);
  // One from before there were vehicles is asked for none.
  const own = typed.vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const { judgement, soft: told } = isJudged
    ? judgeTransferForStaff(typed, own, hour)
    : { judgement: undefined, soft: [] };
  // Also what the server knows and this page does not yet.
  const soft = [
    ...told.map(softTermOf),
    softTermSchema.safeParse(problem?.details?.problem).data,
  ].filter((term) => term !== undefined);
  const hard = judgement?.refused && inWords(judgement.refused.report);
  const end = () => {
    dropMendDraft(draftName);
    onClose();
  };
  const submit = form.handleSubmit(async (filled) => {
    if (seen === undefined) return;
    const input = { ...filled, id: transfer.id, seen, despite: [...new Set(soft)] };
    if (await save(() => staffApi.mendTransfer(input), 'The transfer is changed')) end();
  });
  return (
    <MendFrame
      titleId={titleId}
      title="Edit transfer"
      hasDraft={draft !== undefined}
      onStartAnew={() => {
        mended.startAnew();
        setDraft(undefined);
      }}
      onSave={(event) => void submit(event)}
      onCancel={end}
      save={isRunning ? 'Saving…' : soft.length > 0 && !hard ? 'Save all the same' : 'Save'}
      disabled={isRunning || changed.length === 0 || seen === undefined}
      problem={problem?.text}
    >
      <Meanwhile
        theirs={mended.theirs}
        base={mended.base}
        now={now}
        typed={typed}
        onGoOn={mended.goOn}
      />
      <TransferControls form={form} vehicles={terms.vehicles} />
      {hard ? <Alert severity="error">{hard}</Alert> : null}
      {told.map(({ report }) => (
        <Alert key={report.message} severity="warning">
          By the terms: {inWords(report)}
        </Alert>
      ))}
      <Consequences
        isChanged={changed.length > 0}
        email={typed.customerEmail}
        before={transfer.totalAmount}
        after={isJudged ? vehiclePrice(vehicleOf(typed.vehicleId, own)) : undefined}
        reason={transfer.priceReason}
      />
    </MendFrame>
  );
}
