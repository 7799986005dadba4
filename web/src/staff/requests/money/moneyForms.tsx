import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { formatUsd, limits, typedAs } from '@selasar/domain/core';
import {
  balanceOf,
  depositOf,
  paidOf,
  type PaymentForm,
  paymentFormSchema,
  paymentWays,
  priceFields,
  type PriceForm as PriceFields,
  totalOf,
} from '@selasar/domain/requests';
import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useToday } from '../../../clock/useToday.ts';
import { staffApi } from '../../../data/api.ts';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { formResolver } from '../../../forms/formResolver.ts';
import { changesSince } from '../../../forms/persistedForm.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useSaving } from '../edit/useEditing.ts';
import type { Priced } from './balanceText.ts';

const resolver = formResolver(priceFields as z.ZodType<PriceFields, PriceFields>);

/** The guest gets a mail about it. */
export function PriceForm({ record, onClose }: { record: Priced; onClose: () => void }) {
  const { kind, id, updatedAt } = record;
  const total = totalOf(record);
  // The prices that are no surprise: what the user has seen, and has sent.
  const [known, setKnown] = useState([total]);
  const isStale = !known.includes(total);
  const form = useForm<PriceFields>({ resolver, defaultValues: { total, reason: '' } });
  const saving = useSaving();
  const submit = form.handleSubmit(async (filled) => {
    const isTyped = changesSince(form);
    setKnown([...known, filled.total]);
    const input = { kind, id, seen: updatedAt.getTime(), ...filled };
    const isSaved = await saving.save(
      () => staffApi.setPrice(input),
      `The price is ${formatUsd(filled.total)}`,
    );
    if (isSaved && !isTyped()) onClose();
  });
  return (
    <MoneyForm saving={saving} save="Set the price" onSubmit={submit} onClose={onClose}>
      {isStale ? (
        <Alert severity="warning">{`Someone else has set the price to ${formatUsd(total)} in the meantime.`}</Alert>
      ) : null}
      <AmountInput control={form.control} name="total" label="Price (USD)" />
      <TextInput
        control={form.control}
        name="reason"
        label="Reason"
        hint="Only staff see it"
        maxLength={limits.reason}
        autoComplete="off"
      />
    </MoneyForm>
  );
}

export const wayNames = {
  cash: 'Cash',
  card: 'Card',
  transfer: 'Bank transfer',
  other: 'Other',
} as const;

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
  const expected =
    what === 'refund' ? Math.max(0, -due) || paid : depositOf(record)?.owed || Math.max(0, due);
  const refundOf = what === 'refund' ? paid : undefined;
  const form = useForm<PaymentForm>({
    resolver: useMemo(
      () => formResolver(paymentFormSchema({ today, refundOf })),
      [today, refundOf],
    ),
    defaultValues: { amount: expected, date: today, way: 'cash', note: '' },
  });
  const saving = useSaving();
  const { problem, isRunning } = saving;
  const isRecorded =
    !isRunning &&
    (record.payments?.some((payment) => payment.id === paymentId) ||
      problem?.details?.code === 'request-id-reused');
  const submit = form.handleSubmit(async (filled) => {
    const isTyped = changesSince(form);
    const { kind, id } = record;
    const isSaved = await saving.save(
      () => staffApi.addPayment({ kind, id, paymentId, ...filled, amount: sign * filled.amount }),
      texts[what].done,
    );
    if (isSaved && !isTyped()) onClose();
  });
  return (
    <MoneyForm
      saving={saving}
      save={texts[what].save}
      isRecorded={isRecorded}
      onSubmit={submit}
      onClose={onClose}
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
      {isRecorded ? (
        <Alert severity="info">
          {`The ${what} is recorded as listed above, without later changes to this form. To correct it, undo it in the history.`}
        </Alert>
      ) : null}
    </MoneyForm>
  );
}

interface MoneyFormProps {
  saving: ReturnType<typeof useSaving>;
  save: string;
  isRecorded?: boolean;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function MoneyForm(props: MoneyFormProps) {
  const { isRecorded = false, onSubmit } = props;
  const { problem, isRunning } = props.saving;
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void onSubmit(event)}
      sx={{ pt: 1 }}
    >
      {props.children}
      {problem && !isRecorded ? <Alert severity="error">{problem.text}</Alert> : null}
      <Stack direction="row" spacing={1}>
        <Button onClick={props.onClose}>
          <span>{isRecorded ? 'Close' : 'Cancel'}</span>
        </Button>
        <Button type="submit" variant="contained" disabled={isRunning || isRecorded}>
          <span>{isRunning ? 'Saving…' : props.save}</span>
        </Button>
      </Stack>
    </Stack>
  );
}

interface AmountInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** US dollars with cents. The typed text is kept. */
export function AmountInput<Values extends FieldValues>(props: AmountInputProps<Values>) {
  const { control, name, label } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...bound } = field;
  const [text, setText] = useState(() => (Number.isFinite(value) ? String(value) : ''));
  return (
    <TextField
      {...bound}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(typedAs(target.value));
      }}
      inputRef={ref}
      label={label}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
    />
  );
}
