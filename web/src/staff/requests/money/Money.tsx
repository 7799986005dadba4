import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  isOpenRequest,
  paidOf,
  type Payment,
  paymentText,
  refundDueOf,
  priceFields,
  type PriceForm as Form,
  totalOf,
} from '@selasar/domain/requests';
import { useState, useEffect, useRef } from 'react';
import { staffApi } from '../../../data/api.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { AddPayment } from './AddPayment.tsx';
import { balanceText, type Priced } from './balanceText.ts';
import { useSaving } from '../edit/useSaving.ts';
import { useUrlParams } from '../../common/useUrlParams.ts';
import Alert from '@mui/material/Alert';
import { formatUsd, limits } from '@selasar/domain/core';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { AmountInput } from './AmountInput.tsx';
import { changesSince } from '../../../forms/persistedForm.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';

const resolver = formResolver(priceFields as z.ZodType<Form, Form>);

/** The guest gets a mail about it. */
function PriceForm({ record, onClose }: { record: Priced; onClose: () => void }) {
  const { kind, id, updatedAt } = record;
  const total = totalOf(record);
  // The prices that are no surprise: what the user has seen, and has sent.
  const [known, setKnown] = useState([total]);
  const isStale = !known.includes(total);
  const form = useForm<Form>({ resolver, defaultValues: { total, reason: '' } });
  const { problem, isRunning, save } = useSaving();
  const submit = form.handleSubmit(async (filled) => {
    const isTyped = changesSince(form);
    setKnown([...known, filled.total]);
    const input = { kind, id, seen: updatedAt.getTime(), ...filled };
    const isSaved = await save(
      () => staffApi.setPrice(input),
      `The price is ${formatUsd(filled.total)}`,
    );
    if (isSaved && !isTyped()) onClose();
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
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
      {problem ? <Alert severity="error">{problem.text}</Alert> : null}
      <Stack direction="row" spacing={1}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={isRunning}>
          <span>{isRunning ? 'Saving…' : 'Set the price'}</span>
        </Button>
      </Stack>
    </Stack>
  );
}

/** Nothing is charged here: staff record what they were paid. */
export function Money({ record }: { record: Priced }) {
  const { payments = [], priceReason, status } = record;
  const { wasAsked, place } = useAskedRefund(record.id);
  const [adds, setAdds] = useState<'price' | 'payment' | 'refund' | undefined>(
    wasAsked && refundDueOf(record) > 0 ? 'refund' : undefined,
  );
  const isOpen = isOpenRequest(status);
  const close = () => setAdds(undefined);
  return (
    <Box component="section" ref={place}>
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        Price and payments
      </Typography>
      <Stack spacing={1}>
        <Typography variant="body2">{balanceText(record)}</Typography>
        {priceReason === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {`Price set by staff: ${priceReason}`}
          </Typography>
        )}
        <Payments payments={payments} />
        {adds === 'price' ? <PriceForm record={record} onClose={close} /> : null}
        {adds === 'payment' || adds === 'refund' ? (
          <AddPayment record={record} what={adds} onClose={close} />
        ) : null}
        {adds ? null : (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" onClick={() => setAdds('payment')}>
              Add a payment
            </Button>
            {paidOf(record) > 0 ? (
              <Button
                size="small"
                variant={refundDueOf(record) > 0 ? 'contained' : 'text'}
                onClick={() => setAdds('refund')}
              >
                Give back
              </Button>
            ) : null}
            {isOpen ? (
              <Button size="small" onClick={() => setAdds('price')}>
                Set the price
              </Button>
            ) : null}
            {isOpen && priceReason !== undefined ? <Computed record={record} /> : null}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}

function Computed({ record: { kind, id, updatedAt } }: { record: Priced }) {
  const { problem, isRunning, save } = useSaving();
  const back = () =>
    save(
      () => staffApi.setPrice({ kind, id, seen: updatedAt.getTime(), total: null }),
      'The price is calculated again',
    );
  return (
    <>
      <Button size="small" disabled={isRunning} onClick={() => void back()}>
        Use the calculated price
      </Button>
      {problem ? (
        <Typography role="alert" variant="body2" color="error">
          {problem.text}
        </Typography>
      ) : null}
    </>
  );
}

function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {payments.map((payment) => (
        <Box component="li" key={payment.id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2">
            {`${paymentText(payment)}${payment.note ? `: ${payment.note}` : ''}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {`${payment.byName || 'Staff'} · ${formatInBali(payment.at)}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** By `?refund`, the link to a record asks for the form that gives money back. */
function useAskedRefund(id: string) {
  const [params, setParams] = useUrlParams();
  const isAsked = params.has('refund') && params.get('open') === id;
  const [wasAsked] = useState(isAsked);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    place.current?.scrollIntoView();
    place.current?.querySelector('input')?.focus();
    // Once: a closed form stays closed.
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('refund');
        return after;
      },
      { replace: true, flushSync: false },
    );
  }, [isAsked, setParams]);
  return { wasAsked, place };
}
