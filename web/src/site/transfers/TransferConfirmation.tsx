import { formatUsd, freeUntilText, plainFacts, shortDate, t, transferTable } from '@selasar/domain';
import type { PlainIn, TransferCustomer, TransferRoute } from '@selasar/domain';
import type { ReactNode } from 'react';
import { useClock } from '../../clock/useClock.ts';
import { Approximately } from '../catalogue/currency/Approximately.tsx';
import { Confirmation } from '../forms/request/Confirmation.tsx';
import type { Booked } from './booked.ts';

interface Props {
  booked: Booked;
  isNew: boolean;
  onAnother: () => void;
}

/** The text of each field of the forms, or where else it is shown, or why it is not. */
const fields: Readonly<
  Record<
    Exclude<
      keyof (TransferRoute & TransferCustomer),
      PlainIn<typeof transferTable, 'confirmation'>
    >,
    ((booked: Booked) => (readonly [label: string, value: ReactNode])[]) | string
  >
> = {
  pickupLocation: ({ pickupLocation: pickup, destination }) => [
    [t('Transfer'), t('{pickup} to {destination}', { pickup, destination })],
  ],
  destination: 'beside pickupLocation',
  pickupDate: ({ pickupDate, pickupTime: time }) => [
    [t('Pickup'), t('{date} at {time}', { date: shortDate(pickupDate), time })],
  ],
  pickupTime: 'beside pickupDate',
  vehicleId: ({ vehicle }) => (vehicle ? [[t('Vehicle'), vehicle]] : []),
  passengers: 'known to the guest',
  luggage: 'known to the guest',
  flightNumber: 'known to the guest',
  specialRequests: 'known to the guest',
  customerName: 'known to the guest',
  customerEmail: 'in the sentence beneath',
  customerPhone: 'known to the guest',
};

/** The confirmation on the page, after the toast has closed. */
export function TransferConfirmation({ booked, isNew, onAnother }: Props) {
  const { transferId } = booked;
  const at = new Date(booked.at);
  const freeUntil = useClock((nowMs) => freeUntilText(booked, new Date(nowMs)) ?? '');
  return (
    <Confirmation
      request={{ ...booked, kind: 'transfers', id: transferId, createdAt: at, changedAt: at }}
      facts={[
        ...Object.values(fields).flatMap((fact) => (typeof fact === 'string' ? [] : fact(booked))),
        ...plainFacts(transferTable, 'confirmation', booked),
        [
          t('Total'),
          <>
            {formatUsd(booked.totalAmount)}
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
