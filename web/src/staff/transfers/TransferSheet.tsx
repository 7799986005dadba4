import Alert from '@mui/material/Alert';
import { baliDayOf, closedDayAt, isOpenRequest, transferStatus } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { Crew } from '../crew/Crew.tsx';
import { Facts } from '../records/details/Facts.tsx';
import { History } from '../records/details/History.tsx';
import { StatusActions } from '../records/details/StatusActions.tsx';
import type { Row } from '../../data/firebase/rows.ts';
import { Mails } from '../inbox/mails/Mails.tsx';
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

/** Staff actions of a transfer besides its status: edit it, set its price, record payments and notes. */
function TransferEdits({ transfer }: { transfer: Transfer }) {
  const { id, totalAmount: total, status, notes = '' } = transfer;
  return (
    <>
      <div>
        <EditTransfer transfer={transfer} />
      </div>
      <Money record={{ ...transfer, kind: 'transfers', total, isOpen: isOpenRequest(status) }} />
      <Notes kind="transfers" id={id} notes={notes} />
    </>
  );
}

/** The details of one transfer and its actions. It follows the transfer live. */
export function TransferSheet(props: SheetProps<Transfer>) {
  const { record, recent, problem, onChange, onOpen, beside } = props;
  return (
    <RecordSheet name="Transfer" record={record} onClose={() => onOpen(undefined)} beside={beside}>
      {(shown) => (
        <>
          <StatusNow row={shown} statuses={transferStatus} />
          {shown.damage ? null : <TransferChangeRequest transfer={shown} />}
          <BaliDayNotice transfer={shown} />
          {shown.damage ? null : <TermsNotice transfer={shown} />}
          <Facts heading="Customer">
            <FieldFacts fields={transferFields} section="customer" row={shown} />
          </Facts>
          <Facts heading="Transfer">
            <FieldFacts fields={transferFields} section="transfer" row={shown} />
          </Facts>
          {shown.damage ? null : (
            <Crew
              key={`crew ${shown.id}`}
              job={{ ...shown, kind: 'transfers' }}
              date={shown.pickupDate}
              roles={['driver']}
              isClosed={!isOpenRequest(shown.status)}
            />
          )}
          {shown.damage ? null : <TransferEdits key={`edits ${shown.id}`} transfer={shown} />}
          {shown.tripId && !shown.damage ? (
            <Messages key={`messages ${shown.id}`} kind="transfers" request={shown} />
          ) : null}
          {shown.damage ? null : (
            <MessageGuest key={`message ${shown.id}`} request={recipientOfTransfer(shown)} />
          )}
          <Trip key={shown.tripId} of={shown} />
          {shown.tripId ? <TripLink key={`link ${shown.tripId}`} tripId={shown.tripId} /> : null}
          <Mails requestId={shown.id} />
          <History name="transfers" id={shown.id} record={shown.damage ? undefined : shown} />
          {shown.damage ? null : (
            <StatusActions
              status={shown.status}
              statuses={transferStatus}
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

/** A warning for days when Bali is closed or runs differently. */
function BaliDayNotice({ transfer: { pickupDate, pickupTime } }: { transfer: Row<Transfer> }) {
  if (!pickupDate) return null;
  const closed = pickupTime ? closedDayAt({ pickupDate, pickupTime }) : undefined;
  const day = closed ?? baliDayOf(pickupDate);
  return day ? <Alert severity={closed ? 'warning' : 'info'}>{day.staff}</Alert> : null;
}
