import {
  checkedTransferFields,
  noTransferTerms,
  overridableRuleSchema,
  vehicleOf,
  vehiclePrice,
} from '@selasar/domain/pricing';
import {
  editedRouteProblem,
  editedTransferSchema,
  isOpenRequest,
  type Transfer,
  type TransferForGuestForm,
} from '@selasar/domain/requests';
import { useMemo } from 'react';
import { staffApi } from '../../../data/api.ts';
import { useHour } from '../../../clock/useToday.ts';
import { useTransferTerms } from '../../../data/offers/transferTerms.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { useReason } from '../create/useReason.ts';
import { EditDialog, EditFrame } from './EditFrame.tsx';
import { RequestNotes } from '../create/RequestNotes.tsx';
import { checkRide } from '../create/transferVerdict.ts';
import { isSame, overridesOf, refusalOf } from '../create/verdict.ts';
import { formOfTransfer } from './transferForm.ts';
import { TransferControls } from '../create/TransferControls.tsx';
import { useEditing } from './useEditing.ts';

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
  const { pickupDate, pickupTime } = transfer;
  const editing = useEditing<TransferForGuestForm>({
    noun: 'transfer',
    record: transfer,
    now,
    resolver: useMemo(
      () => formResolver(editedTransferSchema({ pickupDate, pickupTime }, hour)),
      [pickupDate, pickupTime, hour],
    ),
    onClose,
  });
  const { form, typed } = editing;
  const isMoved = !isSame(checkedTransferFields, typed, now);
  const canCheck = isMoved && !editedRouteProblem(typed, transfer, hour);
  // A transfer from before vehicles existed needs none.
  const own = typed.vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const verdict = canCheck ? checkRide(typed, own, hour) : undefined;
  const price = canCheck ? vehiclePrice(vehicleOf(typed.vehicleId, own)) : undefined;
  const refusal = refusalOf(editing.failed, typed, checkedTransferFields);
  const overrides = overridesOf(overridableRuleSchema.options, verdict, refusal);
  const isHard = verdict?.hard !== undefined;
  const send = editing.send((filled, seen) => {
    const { status: _, ...edited } = filled;
    return staffApi.editTransfer({ ...edited, id: transfer.id, seen, overrides });
  });
  const { reason, submit } = useReason(isHard, send, editing.tries);
  return (
    <EditFrame
      titleId={titleId}
      noun="transfer"
      now={{ ...now }}
      editing={editing}
      onSave={submit}
      isAgainstRules={overrides.length > 0 && !isHard}
      price={{ before: transfer.totalAmount, after: price, reason: transfer.priceReason }}
    >
      <TransferControls form={form} vehicles={terms.vehicles} without="status" />
      <RequestNotes
        verdict={verdict && { ...verdict, price: [] }}
        refusal={refusal}
        reason={reason}
      />
    </EditFrame>
  );
}
