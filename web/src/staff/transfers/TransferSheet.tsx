import Link from '@mui/material/Link';
import { formatUsd, transferActions, transferStatusColor } from '@selasar/domain';
import type { Transfer, TransferStatus } from '@selasar/domain';
import { known } from '../damage/known.ts';
import type { Problem } from '../details/explain.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { History } from '../details/History.tsx';
import { StatusActions } from '../details/StatusActions.tsx';
import type { Change } from '../details/useStatusChanges.ts';
import { formatInBali as moment } from '../common/formatInstant.ts';
import { Status } from '../records/recordColumns.tsx';
import { RecordSheet } from '../records/RecordSheet.tsx';
import type { Opened } from '../records/RecordSheet.tsx';
import { hotelName, pickupMoment } from './words.ts';

interface TransferSheetProps {
  record: Opened<Transfer> | undefined;
  recent: Change<TransferStatus> | undefined;
  problem: Problem | undefined;
  onChange: (record: Transfer, to: TransferStatus) => void;
  onOpen: (id: string | undefined) => void;
}

/** The details of one transfer, and what can be done with it. It follows the transfer live. */
export function TransferSheet(props: TransferSheetProps) {
  const { record, recent, problem, onChange, onOpen } = props;
  return (
    <RecordSheet name="Transfer" record={record} onClose={() => onOpen(undefined)}>
      {(shown) => (
        <>
          <div>
            <Status status={shown.status} colors={transferStatusColor} />
          </div>
          <Facts heading="Customer">
            <Fact label="Name">{known(shown.customerName)}</Fact>
            <Fact label="Email">
              {shown.customerEmail ? (
                <Link href={`mailto:${shown.customerEmail}`}>{shown.customerEmail}</Link>
              ) : (
                '–'
              )}
            </Fact>
            <Fact label="Phone">
              {shown.customerPhone ? (
                <Link href={`tel:${shown.customerPhone}`}>{shown.customerPhone}</Link>
              ) : (
                '–'
              )}
            </Fact>
            <Fact label="Contact person">{shown.contactPerson}</Fact>
          </Facts>
          <Facts heading="Transfer">
            <Fact label="From">{known(shown.pickupLocation)}</Fact>
            <Fact label="To">{known(shown.destination)}</Fact>
            <Fact label="Date & time">{pickupMoment(shown)}</Fact>
            <Fact label="Passengers">{known(shown.passengers)}</Fact>
            <Fact label="Baggage">{known(shown.luggage)}</Fact>
            <Fact label="Hotel">{hotelName(shown)}</Fact>
            <Fact label="Flight">{shown.flightNumber}</Fact>
            <Fact label="Requests">{shown.specialRequests}</Fact>
            <Fact label="Amount">{known(shown.totalAmount, formatUsd)}</Fact>
            <Fact label="Requested">{known(shown.createdAt, moment)}</Fact>
          </Facts>
          <History name="transfers" id={shown.id} />
          {shown.damage ? null : (
            <StatusActions
              status={shown.status}
              actions={transferActions}
              recent={recent}
              problem={problem}
              onChange={(to) => onChange(shown, to)}
            />
          )}
        </>
      )}
    </RecordSheet>
  );
}
