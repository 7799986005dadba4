import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { limits } from '@selasar/domain/core';
import {
  balanceOf,
  paidOf,
  type PaymentForm,
  paymentFormSchema,
  paymentWays,
} from '@selasar/domain/requests';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { staffApi } from '../../../data/api.ts';
import { useToday } from '../../../clock/useToday.ts';
import { changesSince } from '../../../forms/persistedForm.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Priced } from './balanceText.ts';
import { AmountInput } from './AmountInput.tsx';
import { useSaving } from '../edit/useSaving.ts';

const wayNames = { cash: 'Cash', card: 'Card', transfer: 'Bank transfer', other: 'Other' } as const;

const texts = {
  payment: { amount: 'Amount (USD)', save: 'Save the payment', done: 'The payment is recorded' },
  refund: {
    amount: 'Amount to give back (USD)',
    save: 'Record as given back',
    done: 'The refund is recorded',
  },
} as const;

interface AddPaymentProps {
  record: Priced;
  what: keyof typeof texts;
  onClose: () => void;
}

/** A refund is less than 0. What one form sends again after a lost answer is the same payment. */
export function AddPayment({ record, what, onClose }: AddPaymentProps) {
  const today = useToday();
  const [paymentId] = useState(() => crypto.randomUUID());
  const sign = what === 'refund' ? -1 : 1;
  const [due, paid] = [balanceOf(record), paidOf(record)];
  // Without an amount to give back, staff give all of it, or type less.
  const expected = what === 'refund' ? Math.max(0, -due) || paid : Math.max(0, due);
  const refundOf = what === 'refund' ? paid : undefined;
  const form = useForm<PaymentForm>({
    resolver: useMemo(
      () => formResolver(paymentFormSchema({ today, refundOf })),
      [today, refundOf],
    ),
    defaultValues: { amount: expected, date: today, way: 'cash', note: '' },
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
      () => staffApi.addPayment({ kind, id, paymentId, ...filled, amount: sign * filled.amount }),
      texts[what].done,
    );
    if (isSaved && !isTyped()) onClose();
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void submit(event)}
      sx={{ pt: 1 }}
    >
      <AmountInput control={form.control} name="amount" label={texts[what].amount} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <CivilDateInput control={form.control} name="date" label="Date" />
        <TextInput control={form.control} name="way" select label="Method" fullWidth>
          {paymentWays.map((way) => (
            <MenuItem key={way} value={way}>
              <span>{wayNames[way]}</span>
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
          {`The ${what} is recorded as listed above, without later changes to this form. To correct it, undo it in the history.`}
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1}>
        <Button onClick={onClose}>
          <span>{isRecorded ? 'Close' : 'Cancel'}</span>
        </Button>
        <Button type="submit" variant="contained" disabled={isRunning || isRecorded}>
          <span>{isRunning ? 'Saving…' : texts[what].save}</span>
        </Button>
      </Stack>
    </Stack>
  );
}
