import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatUsd, limits, priceFields } from '@selasar/domain';
import type { PriceForm as Form } from '@selasar/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { staffApi } from '../../../data/api.ts';
import { AmountInput } from './AmountInput.tsx';
import { changesSince } from '../../../forms/changesSince.ts';
import { formResolver } from '../../../forms/formResolver.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Priced } from './balanceText.ts';
import { useSaving } from './useSaving.ts';

const resolver = formResolver(priceFields as z.ZodType<Form, Form>);

/** Sets a price other than the computed one. The guest gets a mail about it. */
export function PriceForm({ record, onClose }: { record: Priced; onClose: () => void }) {
  const { kind, id, total, updatedAt } = record;
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
        <Alert severity="warning">
          Someone else has set the price to {formatUsd(total)} in the meantime.
        </Alert>
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
          {isRunning ? 'Saving…' : 'Set the price'}
        </Button>
      </Stack>
    </Stack>
  );
}
