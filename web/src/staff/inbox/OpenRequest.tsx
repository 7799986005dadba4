import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { bookingStatus, callAddress, reference, transferStatus } from '@selasar/domain';
import type { Booking, RequestName, Transfer } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { bookingCollection } from '../../data/bookings/collection.ts';
import { useRecord } from '../../data/records/useRecord.ts';
import { transferCollection } from '../../data/transfers/collection.ts';
import { paths } from '../../paths.ts';
import { MessageGuest } from '../records/messageGuest/MessageGuest.tsx';
import { recipientOfBooking, recipientOfTransfer } from '../records/messageGuest/recipient.ts';
import { Status } from '../records/Status.tsx';
import { BookingChangeRequest } from '../records/trip/BookingChangeRequest.tsx';
import { hasChangeRequest } from '../records/trip/hasChangeRequest.ts';
import { Messages } from '../records/trip/Messages.tsx';
import { TransferChangeRequest } from '../records/trip/TransferChangeRequest.tsx';
import { Assignee } from './Assignee.tsx';
import { requestInWords } from './entries.ts';
import type { AnyRequest } from './entries.ts';
import { OpenEntry } from './OpenEntry.tsx';

const heading = ({ customerName }: Booking | Transfer) => customerName;
const waits = (request: Booking | Transfer) =>
  request.unanswered === true || hasChangeRequest(request);

interface OpenRequestProps extends RequestName {
  onDone: () => void;
}

/** What the guest of a booking or transfer writes and asks for, with the answers. */
export const OpenRequest = ({ kind, id, onDone }: OpenRequestProps) =>
  kind === 'bookings' ? (
    <OpenBooking id={id} onDone={onDone} />
  ) : (
    <OpenTransfer id={id} onDone={onDone} />
  );

function OpenBooking({ id, onDone }: { id: string; onDone: () => void }) {
  const navigate = useNavigate();
  const live = useRecord(bookingCollection, id);
  return (
    <OpenEntry live={live} name="booking" {...{ heading, waits, onDone }}>
      {(request) => (
        <Answers
          kind="bookings"
          request={request}
          status={<Status status={request.status} statuses={bookingStatus} />}
          templates={<MessageGuest request={recipientOfBooking(request)} />}
        >
          <BookingChangeRequest
            booking={request}
            onShowOther={(other) => void navigate(paths.admin.booking(other))}
          />
        </Answers>
      )}
    </OpenEntry>
  );
}

function OpenTransfer({ id, onDone }: { id: string; onDone: () => void }) {
  const live = useRecord(transferCollection, id);
  return (
    <OpenEntry live={live} name="transfer" {...{ heading, waits, onDone }}>
      {(request) => (
        <Answers
          kind="transfers"
          request={request}
          status={<Status status={request.status} statuses={transferStatus} />}
          templates={<MessageGuest request={recipientOfTransfer(request)} />}
        >
          <TransferChangeRequest transfer={request} />
        </Answers>
      )}
    </OpenEntry>
  );
}

type AnswersProps = AnyRequest & { status: ReactNode; templates: ReactNode; children: ReactNode };

function Answers({ status, templates, children, ...any }: AnswersProps) {
  const { kind, request } = any;
  const { id, tripId, customerEmail, customerPhone, assignee } = request;
  const [word, path] =
    kind === 'bookings'
      ? ['Booking', paths.admin.booking(id)]
      : ['Transfer', paths.admin.transfer(id)];
  return (
    <>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{requestInWords(any)}</Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          {status}
          <Link component={RouterLink} to={path} variant="body2" underline="always">
            {word} {reference(id)}
          </Link>
          <Link href={`mailto:${customerEmail}`} variant="body2">
            {customerEmail}
          </Link>
          {customerPhone ? (
            <Link href={callAddress(customerPhone)} variant="body2">
              {customerPhone}
            </Link>
          ) : null}
        </Stack>
        {tripId ? <Assignee thread={{ kind, id }} assignee={assignee} /> : null}
      </Stack>
      {children}
      {tripId ? <Messages kind={kind} request={request} /> : null}
      {templates}
    </>
  );
}
