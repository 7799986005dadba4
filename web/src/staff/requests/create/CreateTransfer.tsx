import {
  checkedTransferFields,
  overridableRuleSchema,
  transfer as transfers,
  type TransferTerms,
} from '@selasar/domain/pricing';
import { routeProblem, transferForGuestSchema } from '@selasar/domain/requests';
import { useMemo } from 'react';
import { useHour } from '../../../clock/useToday.ts';
import { createTransferForGuest } from '../../../data/requests/requests.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { FormFrame } from '../../common/FormFrame.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import { TransferControls } from './TransferControls.tsx';
import { emptyTransfer } from '../edit/transferForm.ts';
import { checkRide } from './transferVerdict.ts';
import { transferInWords } from '../requestText.ts';
import { useNewRequest } from './useNewRequest.ts';
import { useReason } from './useReason.ts';
import { overridesOf, refusalOf } from './verdict.ts';

interface CreateTransferProps {
  terms: TransferTerms;
  titleId: string;
  onClose: () => void;
}

export function CreateTransfer({ terms, titleId, onClose }: CreateTransferProps) {
  const now = useHour();
  const request = useNewRequest({
    noun: 'transfer',
    empty: emptyTransfer,
    resolver: useMemo(() => formResolver(transferForGuestSchema(now)), [now]),
    create: createTransferForGuest,
    onClose,
  });
  const { form, values, failed, make, end } = request;
  const isTimed = values.pickupDate !== '' && transfers.pickupTimes.includes(values.pickupTime);
  const canCheck = isTimed && !routeProblem(values, now);
  const verdict = canCheck ? checkRide(values, terms, now) : undefined;
  const refusal = refusalOf(failed, values, checkedTransferFields);
  const overrides = overridesOf(overridableRuleSchema.options, verdict, refusal);
  const isHard = verdict?.hard !== undefined;
  const save = form.handleSubmit((filled) => make(filled, overrides, transferInWords(filled)));
  const { reason, submit } = useReason(isHard, save, request.tries);
  const isRunning = form.formState.isSubmitting;
  return (
    <FormFrame
      titleId={titleId}
      title="New transfer"
      restoredAt={request.restoredAt}
      onStartOver={request.startOver}
      onSave={submit}
      onCancel={end}
      save={isRunning ? 'Saving…' : overrides.length > 0 && !isHard ? 'Book anyway' : 'Book'}
      disabled={isRunning}
      problem={undefined}
    >
      <TransferControls form={form} vehicles={terms.vehicles} />
      <RequestNotes verdict={verdict} refusal={refusal} reason={reason} />
    </FormFrame>
  );
}
