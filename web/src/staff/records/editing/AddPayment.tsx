import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { balanceOf, limits, paymentFormSchema, paymentWays } from '@selasar/domain';
import type { PaymentForm } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffApi } from '../../../data/api.ts';
import { useToday } from '../../../clock/useToday.ts';
import { changesSince } from '../../../forms/changesSince.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { CivilDateInput } from '../../../forms/dates/CivilDateInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Priced } from './balanceText.ts';
import { AmountInput } from './AmountInput.tsx';
import { useSaving } from './useSaving.ts';

const wayNames = { cash: 'Cash', card: 'Card', transfer: 'Bank transfer', other: 'Other' } as const;

/** Records a payment. One form records one: what is sent again after a lost answer is the same payment. */
export function AddPayment({ record, onClose }: { record: Priced; onClose: () => void }) {
  const today = useToday();
  const [paymentId] = useState(() => crypto.randomUUID());
  const due = balanceOf(record.total, record);
  const form = useForm<PaymentForm>({
    resolver: useMemo(() => formResolver(paymentFormSchema(today)), [today]),
    defaultValues: { amount: Math.max(0, due), date: today, way: 'cash', note: '' },
  });
  const { problem, isRunning, save } = useSaving();
  const isRecorded =
    !isRunning &&
    (record.payments?.some((payment) => payment.id === paymentId) ||
      problem?.details?.code === 'request-id-reused');
  const submit = form.handleSubmit(async (filled) => {
    const isTyped = changesSince(form);
    const { kind, id } = record;
    const isSaved = await save(
      () => staffApi.addPayment({ kind, id, paymentId, ...filled }),
      'The payment is recorded',
    );
    if (isSaved && !isTyped()) onClose();
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <AmountInput
        control={form.control}
        name="amount"
        label="Amount (USD)"
        hint="Less than 0 for a refund"
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <CivilDateInput control={form.control} name="date" label="Date" />
        <TextInput control={form.control} name="way" select label="Method" fullWidth>
          {paymentWays.map((way) => (
            <MenuItem key={way} value={way}>
              {wayNames[way]}
            </MenuItem>
          ))}
        </TextInput>
      </Stack>
      <TextInput
        control={form.control}
        name="note"
        label="Note"
        maxLength={limits.reason}
        autoComplete="off"
      />
      {problem && !isRecorded ? <Alert severity="error">{problem.text}</Alert> : null}
      {isRecorded ? (
        <Alert severity="info">
          The payment is recorded as listed above, without later changes to this form. To correct
          it, undo it in the history.
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1}>
        <Button onClick={onClose}>{isRecorded ? 'Close' : 'Cancel'}</Button>
        <Button type="submit" variant="contained" disabled={isRunning || isRecorded}>
          {isRunning ? 'Saving…' : 'Save the payment'}
        </Button>
      </Stack>
    </Stack>
  );
}
