import {
  isOpenRequest,
  editedRouteProblem,
  editedTransferSchema,
  noTransferTerms,
  vehicleOf,
  vehiclePrice,
} from '@selasar/domain';
import type { Transfer, TransferForGuestForm } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffApi } from '../../../data/api.ts';
import { useHour } from '../../../clock/useHour.ts';
import { useTransferTerms } from '../../../data/transfers/useTransferTerms.ts';
import { changesSince } from '../../../forms/changesSince.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { useReason } from '../creating/useReason.ts';
import { Consequences } from './Consequences.tsx';
import { EditConflict } from './EditConflict.tsx';
import { EditDialog } from './EditDialog.tsx';
import { EditFrame } from './EditFrame.tsx';
import { TermsNotes } from './TermsNotes.tsx';
import { isSameRide, transferVerdict } from './transferVerdict.ts';
import { formOfTransfer } from './transferForm.ts';
import { TransferControls } from './TransferControls.tsx';
import { useEditDraft, useEditedForm } from './useEditedForm.ts';
import { useSaving } from './useSaving.ts';

/** Edits a transfer that is not over. */
export const EditTransfer = ({ transfer }: { transfer: Transfer }) =>
  isOpenRequest(transfer.status) ? (
    <EditDialog label="Edit">
      {(titleId, close) => <Form transfer={transfer} titleId={titleId} onClose={close} />}
    </EditDialog>
  ) : null;

interface FormProps {
  transfer: Transfer;
  titleId: string;
  onClose: () => void;
}

function Form({ transfer, titleId, onClose }: FormProps) {
  const live = useTransferTerms();
  const hour = useHour();
  const terms = live.status === 'success' ? live.data.terms : noTransferTerms;
  const now = formOfTransfer(transfer);
  const draft = useEditDraft(transfer.id, now);
  const { pickupDate, pickupTime } = transfer;
  const form = useForm<TransferForGuestForm>({
    resolver: useMemo(
      () => formResolver(editedTransferSchema({ pickupDate, pickupTime }, hour)),
      [pickupDate, pickupTime, hour],
    ),
    defaultValues: draft.found?.values ?? now,
  });
  const updatedAt = transfer.updatedAt.getTime();
  const [sent, setSent] = useState<TransferForGuestForm>();
  const edit = useEditedForm({ form, sent, now, updatedAt, draft });
  const { typed, changed, seen } = edit;
  const { problem, isRunning, save } = useSaving();

  const isMoved = !isSameRide(typed, now);
  const canCheck = isMoved && !editedRouteProblem(typed, transfer, hour);
  // A transfer from before vehicles existed needs none.
  const own = typed.vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const verdict = transferVerdict({
    form: typed,
    terms: canCheck ? own : undefined,
    now: hour,
    failed: sent && problem && changed.length > 0 ? { form: sent, ...problem } : undefined,
  });
  const { hard, overrides } = verdict;
  const end = () => {
    edit.end();
    onClose();
  };
  const send = form.handleSubmit(async (filled) => {
    if (seen === undefined) return;
    const isTyped = changesSince(form);
    setSent(filled);
    const { status: _, ...editedForm } = filled;
    const input = { ...editedForm, id: transfer.id, seen, overrides };
    if ((await save(() => staffApi.editTransfer(input), 'The transfer is saved')) && !isTyped()) {
      end();
    }
  });
  const { reason, submit } = useReason(hard !== undefined, send);
  return (
    <EditFrame
      titleId={titleId}
      title="Edit transfer"
      begun={draft.found ? 'You have unsaved edits from earlier.' : undefined}
      onStartOver={edit.startOver}
      onSave={submit}
      onCancel={end}
      save={isRunning ? 'Saving…' : overrides.length > 0 && !hard ? 'Save anyway' : 'Save'}
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
      <TransferControls form={form} vehicles={terms.vehicles} without="status" />
      <TermsNotes verdict={verdict} reason={reason} />
      <Consequences
        isChanged={changed.length > 0}
        email={typed.customerEmail}
        before={transfer.totalAmount}
        after={canCheck ? vehiclePrice(vehicleOf(typed.vehicleId, own)) : undefined}
        reason={transfer.priceReason}
      />
    </EditFrame>
  );
}
