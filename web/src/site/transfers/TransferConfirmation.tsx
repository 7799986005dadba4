import { formatUsd, shortDate, t } from '@selasar/domain';
import { Approximately } from '../catalogue/currency/Approximately.tsx';
import { Confirmation } from '../forms/request/Confirmation.tsx';
import type { Booked } from './booked.ts';

interface Props {
  booked: Booked;
  isNew: boolean;
  onAnother: () => void;
}

/** What stays on the page when the toast has gone. */
export function TransferConfirmation({ booked, isNew, onAnother }: Props) {
  const { transferId, pickupLocation, destination, pickupDate, pickupTime } = booked;
  const at = new Date(booked.at);
  return (
    <Confirmation
      request={{ ...booked, kind: 'transfers', id: transferId, createdAt: at, changedAt: at }}
      facts={[
        [t('Transfer'), t('{pickup} to {destination}', { pickup: pickupLocation, destination })],
        [t('Pickup'), t('{date} at {time}', { date: shortDate(pickupDate), time: pickupTime })],
        ...(booked.vehicle ? [[t('Vehicle'), booked.vehicle] as const] : []),
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
      terms={null}
      isNew={isNew}
      another={t('Book another transfer')}
      onAnother={onAnother}
    />
  );
}
