import Typography from '@mui/material/Typography';
import {
  formatUsd,
  routeProblem,
  transferForGuestSchema,
  transfer as transfers,
} from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import { useMemo } from 'react';
import { useHour } from '../../../clock/useHour.ts';
import { createTransferForGuest } from '../../../data/transfers/createTransferForGuest.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { EditFrame } from '../editing/EditFrame.tsx';
import { TermsNotes } from '../editing/TermsNotes.tsx';
import { TransferControls } from '../editing/TransferControls.tsx';
import { emptyTransfer } from '../editing/transferForm.ts';
import { transferVerdict } from '../editing/transferVerdict.ts';
import { transferInWords } from '../../transfers/transferText.ts';
import { useNewRequest } from './useNewRequest.ts';
import { useReason } from './useReason.ts';

interface NewTransferFormProps {
  terms: TransferTerms;
  titleId: string;
  onClose: () => void;
}

/** Creates a transfer for a guest who phones or writes: the content of a dialog. */
export function NewTransferForm({ terms, titleId, onClose }: NewTransferFormProps) {
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
  const verdict = transferVerdict({
    form: values,
    terms: canCheck ? terms : undefined,
    now,
    failed,
  });
  const { hard, overrides, price } = verdict;
  const save = form.handleSubmit((filled) => make(filled, overrides, transferInWords(filled)));
  const { reason, submit } = useReason(hard !== undefined, save);
  const isRunning = form.formState.isSubmitting;
  return (
    <EditFrame
      titleId={titleId}
      title="New transfer"
      begun={request.hasDraft ? 'You started this transfer earlier.' : undefined}
      onStartOver={request.startOver}
      onSave={submit}
      onCancel={end}
      save={isRunning ? 'Saving…' : overrides.length > 0 && !hard ? 'Book anyway' : 'Book'}
      disabled={isRunning}
      problem={undefined}
    >
      <TransferControls form={form} vehicles={terms.vehicles} />
      <Notice sx={{ '&:empty': { display: 'none' } }}>
        {price === undefined ? null : (
          <Typography variant="subtitle1">Price: {formatUsd(price)}</Typography>
        )}
      </Notice>
      <TermsNotes verdict={verdict} reason={reason} />
    </EditFrame>
  );
}
