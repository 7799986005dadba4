import { formatUsd, shortDate } from '@selasar/domain';
import { Approximately } from '../currency/Approximately.tsx';
import { Confirmation } from '../request/Confirmation.tsx';
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
        ['Transfer', `${pickupLocation} to ${destination}`],
        ['Pickup', `${shortDate(pickupDate)} at ${pickupTime}`],
        ...(booked.vehicle ? [['Vehicle', booked.vehicle] as const] : []),
        [
          'Total',
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
      another="Book another transfer"
      onAnother={onAnother}
    />
  );
}
