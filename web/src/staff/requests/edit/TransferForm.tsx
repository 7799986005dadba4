import { airportName, asForm } from '@selasar/domain/core';
import {
  checkedTransferFields,
  noTransferTerms,
  overridableRuleSchema,
  transfer as transfers,
  type TransferTerms,
  vehicleOf,
  vehiclePrice,
} from '@selasar/domain/pricing';
import {
  editedRouteProblem,
  editedTransferSchema,
  emptyTransferCustomer,
  emptyTransferRoute,
  firstStatuses,
  isOpenRequest,
  routeProblem,
  sourceKeys,
  statusAfter,
  type Transfer,
  type TransferForGuestForm,
  transferForGuestSchema,
  transferTable,
} from '@selasar/domain/requests';
import { useMemo } from 'react';
import { useHour } from '../../../clock/useToday.ts';
import { staffApi } from '../../../data/api.ts';
import { useTransferTerms } from '../../../data/offers/transferTerms.ts';
import { createTransferForGuest } from '../../../data/requests/requests.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { transferInWords } from '../requestText.ts';
import { EditButton, EditFrame } from './EditFrame.tsx';
import { NewRequestFrame, useNewRequest } from './NewRequest.tsx';
import { RequestNotes, useReason } from './RequestNotes.tsx';
import { TransferControls } from './TransferControls.tsx';
import { useEditing } from './useEditing.ts';
import { checkRide, isSame, overridesOf, refusalOf } from './verdict.ts';

interface CreateTransferProps {
  terms: TransferTerms;
  onClose: () => void;
}

export function CreateTransfer({ terms, onClose }: CreateTransferProps) {
  const now = useHour();
  const request = useNewRequest({
    noun: 'transfer',
    empty: emptyTransfer,
    resolver: useMemo(() => formResolver(transferForGuestSchema(now)), [now]),
    create: createTransferForGuest,
    onClose,
  });
  const { form, values, failed, make } = request;
  const isTimed = values.pickupDate !== '' && transfers.pickupTimes.includes(values.pickupTime);
  const canCheck = isTimed && !routeProblem(values, now);
  const verdict = canCheck ? checkRide(values, terms, now) : undefined;
  const refusal = refusalOf(failed, values, checkedTransferFields);
  const overrides = overridesOf(overridableRuleSchema.options, verdict, refusal);
  const isHard = verdict?.hard !== undefined;
  const save = form.handleSubmit((filled) => make(filled, overrides, transferInWords(filled)));
  const { reason, submit } = useReason(isHard, save, request.tries);
  return (
    <NewRequestFrame
      noun="transfer"
      request={request}
      isRunning={form.formState.isSubmitting}
      isAgainstRules={overrides.length > 0 && !isHard}
      onSave={submit}
    >
      <TransferControls form={form} vehicles={terms.vehicles} />
      <RequestNotes verdict={verdict} refusal={refusal} reason={reason} />
    </NewRequestFrame>
  );
}

export const EditTransfer = ({ transfer }: { transfer: Transfer }) =>
  isOpenRequest(transfer.status) ? (
    <EditButton>{(close) => <EditForm transfer={transfer} onClose={close} />}</EditButton>
  ) : null;

function EditForm({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
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
    const { status: _, source: __, ...edited } = filled;
    return staffApi.editTransfer({ ...edited, id: transfer.id, seen, overrides });
  });
  const { reason, submit } = useReason(isHard, send, editing.tries);
  return (
    <EditFrame
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

/** Most guests arrive. */
const emptyTransfer: TransferForGuestForm = {
  ...emptyTransferRoute,
  pickupLocation: airportName,
  ...emptyTransferCustomer,
  hotelName: '',
  status: firstStatuses[0],
  source: sourceKeys[0],
};

const formOfTransfer = (transfer: Transfer): TransferForGuestForm => ({
  ...asForm(transferTable, transfer),
  status: firstStatuses.find((status) => status === transfer.status) ?? statusAfter.request,
  // Changed in the sheet.
  source: sourceKeys[0],
});
