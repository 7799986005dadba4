import Alert from '@mui/material/Alert';
import { baliDayOf, closedDayAt, isOpenRequest, transferStatus } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { Crew } from '../crew/Crew.tsx';
import { Facts } from '../records/details/Facts.tsx';
import { History } from '../records/details/History.tsx';
import { StatusActions } from '../records/details/StatusActions.tsx';
import type { Row } from '../../data/firebase/rows.ts';
import { FieldFacts } from '../records/fields.tsx';
import { recipientOfTransfer } from '../records/messageGuest/recipient.ts';
import { MessageGuest } from '../records/messageGuest/MessageGuest.tsx';
import { TransferChangeRequest } from '../records/trip/TransferChangeRequest.tsx';
import { Messages } from '../records/trip/Messages.tsx';
import { StatusNow } from '../records/Status.tsx';
import { RecordSheet } from '../records/RecordSheet.tsx';
import type { SheetProps } from '../records/RecordSheet.tsx';
import { Trip } from '../records/trip/Trip.tsx';
import { TripLink } from '../records/trip/TripLink.tsx';
import { transferFields } from './fields.tsx';
import { TermsNotice } from './TermsNotice.tsx';
import { EditTransfer } from '../records/editing/EditTransfer.tsx';
import { Money } from '../records/editing/Money.tsx';
import { Notes } from '../records/editing/Notes.tsx';

const editButton = (transfer: Transfer) => <EditTransfer key={transfer.id} transfer={transfer} />;

/** The details of one transfer and its actions. It follows the transfer live. */
export function TransferSheet(props: SheetProps<Transfer>) {
  const { record, recent, problem, onChange, onOpen, beside } = props;
  return (
    <RecordSheet
      name="Transfer"
      record={record}
      onClose={() => onOpen(undefined)}
      beside={beside}
      edit={editButton}
    >
      {(shown) => (
        <>
          {shown.damage ? (
            <StatusNow row={shown} statuses={transferStatus} />
          ) : (
            <>
              <StatusActions
                status={shown.status}
                statuses={transferStatus}
                recent={recent}
                problem={problem}
                onChange={(to) => onChange(shown, to)}
              >
                <StatusNow row={shown} statuses={transferStatus} />
              </StatusActions>
              <TransferChangeRequest transfer={shown} />
            </>
          )}
          <BaliDayNotice transfer={shown} />
          {shown.damage ? null : <TermsNotice transfer={shown} />}
          <Facts heading="Customer">
            <FieldFacts fields={transferFields} section="customer" row={shown} />
          </Facts>
          {shown.tripId ? <TripLink key={`link ${shown.tripId}`} tripId={shown.tripId} /> : null}
          <Trip key={`trip ${shown.tripId}`} of={shown} />
          <Messages key={`messages ${shown.id}`} kind="transfers" request={shown} withPresence />
          {shown.damage ? null : (
            <MessageGuest key={`message ${shown.id}`} request={recipientOfTransfer(shown)} />
          )}
          <Facts heading="Transfer">
            <FieldFacts fields={transferFields} section="transfer" row={shown} />
          </Facts>
          {shown.damage ? null : (
            <>
              <Money key={`money ${shown.id}`} record={pricedOf(shown)} />
              <Crew
                key={`crew ${shown.id}`}
                job={{ ...shown, kind: 'transfers' }}
                date={shown.pickupDate}
                roles={['driver']}
                isClosed={!isOpenRequest(shown.status)}
              />
              <Notes
                key={`notes ${shown.id}`}
                kind="transfers"
                id={shown.id}
                notes={shown.notes ?? ''}
              />
            </>
          )}
          <History name="transfers" id={shown.id} record={shown.damage ? undefined : shown} />
        </>
      )}
    </RecordSheet>
  );
}

/** A warning for days when Bali is closed or runs differently. */
function BaliDayNotice({ transfer: { pickupDate, pickupTime } }: { transfer: Row<Transfer> }) {
  if (!pickupDate) return null;
  const closed = pickupTime ? closedDayAt({ pickupDate, pickupTime }) : undefined;
  const day = closed ?? baliDayOf(pickupDate);
  return day ? <Alert severity={closed ? 'warning' : 'info'}>{day.staff}</Alert> : null;
}

const pricedOf = (transfer: Transfer) => ({
  ...transfer,
  kind: 'transfers' as const,
  total: transfer.totalAmount,
  isOpen: isOpenRequest(transfer.status),
});
