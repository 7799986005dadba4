import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatUsd, limits, shortDate } from '@selasar/domain/core';
import {
  type Deposit,
  depositOf,
  hostOfPaymentLink,
  isDepositOverdue,
  paymentLinkFields,
  type PaymentLinkForm,
} from '@selasar/domain/requests';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useToday } from '../../../clock/useToday.ts';
import { staffApi } from '../../../data/api.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { changesSince } from '../../../forms/persistedForm.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useSaving } from '../edit/useEditing.ts';
import type { Priced } from './balanceText.ts';
import { MoneyForm } from './moneyForms.tsx';

/** 'Deposit: $90 due Dec 6, 2026' */
export function depositText({ amount, owed, due }: Deposit): string {
  if (owed === 0) return `Deposit: ${formatUsd(amount)} paid`;
  return `Deposit: ${formatUsd(owed)} due${due ? ` ${shortDate(due)}` : ', without a day'}`;
}

/** The link is of any payment provider; guests see it while the deposit is open. */
export function DepositPart({ record }: { record: Priced }) {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const deposit = depositOf(record);
  if (!deposit) return null;
  const isOverdue = isDepositOverdue(deposit, today);
  const { paymentLink = '' } = record;
  const host = hostOfPaymentLink(paymentLink);
  return (
    <>
      <Typography variant="body2" color={isOverdue ? 'error' : undefined}>
        {`${depositText(deposit)}${isOverdue ? ', overdue' : ''}`}
      </Typography>
      {deposit.owed > 0 && host ? (
        <Typography variant="body2">
          {'Payment link: '}
          <Link href={paymentLink} target="_blank" rel="noopener noreferrer">
            {host}
          </Link>
        </Typography>
      ) : null}
      {deposit.owed === 0 ? null : isOpen ? (
        <LinkForm record={record} onClose={() => setOpen(false)} />
      ) : (
        <Button size="small" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
          <span>{host ? 'Change the payment link' : 'Add a payment link'}</span>
        </Button>
      )}
    </>
  );
}

const resolver = formResolver(paymentLinkFields);

/** The guest gets a mail about it. */
function LinkForm({ record, onClose }: { record: Priced; onClose: () => void }) {
  const { id, updatedAt, paymentLink = '' } = record;
  const form = useForm<PaymentLinkForm>({ resolver, defaultValues: { link: paymentLink } });
  const saving = useSaving();
  const submit = form.handleSubmit(async ({ link }) => {
    const isTyped = changesSince(form);
    const isSaved = await saving.save(
      () => staffApi.setPaymentLink({ id, seen: updatedAt.getTime(), link }),
      link ? 'The payment link is saved' : 'The payment link is removed',
    );
    if (isSaved && !isTyped()) onClose();
  });
  return (
    <MoneyForm saving={saving} save="Save the link" onSubmit={submit} onClose={onClose}>
      <TextInput
        control={form.control}
        name="link"
        label="Payment link"
        hint="Begins with https://. The guest gets it by mail. Empty: no link."
        maxLength={limits.url}
        autoComplete="off"
      />
    </MoneyForm>
  );
}
