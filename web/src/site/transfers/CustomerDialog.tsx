import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd, limits, type ProblemCode, problemText, shortDate } from '@selasar/domain/core';
import { enumerated, bagCount, passengerCount, type PlainMessage, t } from '@selasar/domain/i18n';
import { type TransferVehicle, vehiclePrice } from '@selasar/domain/pricing';
import type { TransferCustomer, TransferRoute } from '@selasar/domain/requests';
import { useId, type SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { Approximately } from '../common/Approximately.tsx';
import {
  SecondQuestion,
  type Question,
  SendButton,
  SlowNotice,
  Honeypot,
} from '../forms/request/RequestParts.tsx';
import { PhoneInput } from '../forms/PhoneInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const incomplete: ProblemCode = 'customer-incomplete';

interface FieldFacts {
  Input: typeof TextInput<TransferCustomer> | typeof PhoneInput<TransferCustomer>;
  label: PlainMessage;
  type?: string;
  autoComplete?: string;
  maxLength?: number;
}

const customerFields = {
  customerName: {
    Input: TextInput<TransferCustomer>,
    label: 'Name',
    autoComplete: 'name',
    maxLength: limits.name,
  },
  customerEmail: {
    Input: TextInput<TransferCustomer>,
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    maxLength: limits.email,
  },
  customerPhone: { Input: PhoneInput<TransferCustomer>, label: 'Phone' },
} as const satisfies Record<keyof TransferCustomer, FieldFacts>;

interface CustomerDialogProps {
  open: boolean;
  route: TransferRoute;
  vehicle: TransferVehicle | undefined;
  form: UseFormReturn<TransferCustomer>;
  question: Question | undefined;
  onConfirm: (event: SyntheticEvent) => Promise<void>;
  onCancel: () => void;
}

export function CustomerDialog(props: CustomerDialogProps) {
  const { open, route, vehicle, form, question, onConfirm, onCancel } = props;
  const title = useId();
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  const isMissing = Object.values(errors).some(({ type }) => type === incomplete);
  const usd = vehiclePrice(vehicle);
  const party = enumerated([
    passengerCount(route.passengers),
    bagCount(route.luggage),
    vehicle?.name,
  ]);
  const onClose = isSubmitting ? undefined : onCancel;
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { sx: { borderRadius: ({ radius }) => radius.card, m: 2 } } }}
    >
      <form noValidate onSubmit={(event) => void onConfirm(event)}>
        <DialogTitle id={title} component="h2" sx={{ typography: 'h3', pb: 1 }}>
          {t('Confirm Your Airport Transfer Booking')}
        </DialogTitle>
        <DialogContent>
          {route.pickupDate ? (
            <Typography color="textSecondary" sx={{ mb: 2.5 }}>
              {t('{from} to {to}, {date} at {time}', {
                from: route.pickupLocation,
                to: route.destination,
                date: shortDate(route.pickupDate),
                time: route.pickupTime,
              })}
            </Typography>
          ) : null}
          <Stack spacing={2.25} sx={{ pt: 0.5, position: 'relative' }}>
            {Object.entries(customerFields).map(([name, { Input, label, ...field }]) => (
              <Input
                key={name}
                name={name as keyof TransferCustomer}
                {...field}
                label={t(label)}
                control={control}
                required
                shownElsewhere={incomplete}
              />
            ))}
            <Honeypot />
            {isMissing ? <Alert severity="error">{problemText({ code: incomplete })}</Alert> : null}
            {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
            {question ? <SecondQuestion question={question} /> : null}
            <SlowNotice waiting={isSubmitting} />
          </Stack>
        </DialogContent>
        <Typography component="div" sx={{ display: 'flex', gap: 2, px: 3, pt: 1.5 }}>
          <Box sx={{ flex: 1, color: 'text.secondary' }}>{party}</Box>
          <Box sx={{ textAlign: 'end' }}>
            <strong>{formatUsd(usd)}</strong>
            <Approximately usd={usd} />
          </Box>
        </Typography>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button onClick={onCancel} disabled={isSubmitting}>
            {t('Cancel')}
          </Button>
          <SendButton type="submit" sending={isSubmitting}>
            {isSubmitting ? t('Processing...') : t('Confirm')}
          </SendButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
