import Link from '@mui/material/Link';
import { formatUsd, transferActions, transferStatusColor } from '@selasar/domain';
import type { Transfer, TransferStatus } from '@selasar/domain';
import { DetailsSheet } from '../details/DetailsSheet.tsx';
import type { Problem } from '../details/explain.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { History } from '../details/History.tsx';
import { StatusActions } from '../details/StatusActions.tsx';
import type { Change } from '../details/useStatusChanges.ts';
import { moment } from '../moment.ts';
import { reference } from '../records/reference.ts';
import { StatusChip } from '../StatusChip.tsx';
import { hotelName, pickupMoment } from './words.ts';

interface TransferSheetProps {
  record: Transfer | undefined;
  recent: Change<TransferStatus> | undefined;
  problem: Problem | undefined;
  onChange: (record: Transfer, to: TransferStatus) => void;
  onOpen: (id: string | undefined) => void;
}

/** The details of one transfer, and what can be done with it. It follows the transfer live. */
export function TransferSheet(props: TransferSheetProps) {
  const { record, recent, problem, onChange, onOpen } = props;
  return (
    <DetailsSheet
      item={record}
      heading={({ id }) => `Transfer ${reference(id)}`}
      onClose={() => onOpen(undefined)}
    >
      {(shown) => (
        <>
          <StatusChip status={shown.status} color={transferStatusColor[shown.status]} />
          <Facts heading="Customer">
            <Fact label="Name">{shown.customerName}</Fact>
            <Fact label="Email">
              <Link href={`mailto:${shown.customerEmail}`}>{shown.customerEmail}</Link>
            </Fact>
            <Fact label="Phone">
              <Link href={`tel:${shown.customerPhone}`}>{shown.customerPhone}</Link>
            </Fact>
            <Fact label="Contact person">{shown.contactPerson}</Fact>
          </Facts>
          <Facts heading="Transfer">
            <Fact label="From">{shown.pickupLocation}</Fact>
            <Fact label="To">{shown.destination}</Fact>
            <Fact label="Date & time">{pickupMoment(shown)}</Fact>
            <Fact label="Passengers">{shown.passengers}</Fact>
            <Fact label="Baggage">{shown.luggage}</Fact>
            <Fact label="Hotel">{hotelName(shown)}</Fact>
            <Fact label="Flight">{shown.flightNumber}</Fact>
            <Fact label="Requests">{shown.specialRequests}</Fact>
            <Fact label="Amount">{formatUsd(shown.totalAmount)}</Fact>
            <Fact label="Requested">{moment(shown.createdAt)}</Fact>
          </Facts>
          <History name="transfers" id={shown.id} />
          <StatusActions
            status={shown.status}
            actions={transferActions}
            recent={recent}
            problem={problem}
            onChange={(to) => onChange(shown, to)}
          />
        </>
      )}
    </DetailsSheet>
  );
}
