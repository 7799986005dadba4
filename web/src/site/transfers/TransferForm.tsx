import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type TransferTerms, vehicleOf, freeUntilText } from '@selasar/domain/pricing';
import { formatUsd, type ShownIn, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { transferTable } from '@selasar/domain/requests';
import { plainFacts } from '@selasar/domain/trips';
import type { ReactNode } from 'react';
import { OutcomeNotices } from '../forms/request/EarlierRequests.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { RouteForm } from './RouteForm.tsx';
import { TransferTermsContext } from './TransferSelect.tsx';
import { useTransfer } from './useTransfer.ts';
import { useClock } from '../../clock/useClock.ts';
import { Approximately } from '../common/Approximately.tsx';
import { Confirmation } from '../forms/request/Confirmation.tsx';
import type { Booked } from './confirmation.ts';

interface Props {
  booked: Booked;
  isNew: boolean;
  onAnother: () => void;
}

const fields: Readonly<
  Record<
    ShownIn<typeof transferTable, 'confirmation'>,
    (booked: Booked) => (readonly [label: string, value: ReactNode])[]
  >
> = {
  pickupLocation: ({ pickupLocation: pickup, destination }) => [
    [t('Transfer'), t('{pickup} to {destination}', { pickup, destination })],
  ],
  pickupDate: ({ pickupDate, pickupTime: time }) => [
    [t('Pickup'), t('{date} at {time}', { date: shortDate(pickupDate), time })],
  ],
  vehicleId: ({ vehicle }) => (vehicle ? [[t('Vehicle'), vehicle]] : []),
};

function TransferConfirmation({ booked, isNew, onAnother }: Props) {
  const { transferId } = booked;
  const at = new Date(booked.at);
  const freeUntil = useClock((nowMs) => freeUntilText(booked, new Date(nowMs)) ?? '');
  return (
    <Confirmation
      request={{ ...booked, kind: 'transfers', id: transferId, createdAt: at, changedAt: at }}
      facts={[
        ...Object.values(fields).flatMap((fact) => fact(booked)),
        ...plainFacts(transferTable, 'confirmation', booked),
        [
          t('Total'),
          <>
            <span>{formatUsd(booked.totalAmount)}</span>
            <Approximately usd={booked.totalAmount} />
          </>,
        ],
      ]}
      email={booked.customerEmail}
      tripKey={booked.tripKey}
      terms={
        freeUntil ? <span>{t('Free to cancel until {date}', { date: freeUntil })}</span> : null
      }
      isNew={isNew}
      another={t('Book another transfer')}
      onAnother={onAnother}
    />
  );
}

export function TransferForm({ terms }: { terms: TransferTerms }) {
  const { route, dialog, done, outcomes, proceed } = useTransfer(terms);
  return (
    <TransferTermsContext value={terms}>
      {done ? (
        <Box sx={{ mb: { md: 3 } }}>
          <TransferConfirmation key={done.booked.transferId} {...done} />
        </Box>
      ) : null}
      {outcomes.length > 0 ? (
        <Stack spacing={2} sx={{ mb: 3 }}>
          <OutcomeNotices outcomes={outcomes} />
        </Stack>
      ) : null}
      <Box sx={{ display: { xs: done ? 'none' : 'block', md: 'block' } }}>
        <RouteForm form={route} onSubmit={proceed} />
      </Box>
      <CustomerDialog
        {...dialog}
        route={route.getValues()}
        vehicle={vehicleOf(route.getValues('vehicleId'), terms)}
      />
    </TransferTermsContext>
  );
}
