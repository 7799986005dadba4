import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { callAddress, reference } from '@selasar/domain/core';
import type { RequestName, GuestRequest } from '@selasar/domain/requests';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useRecord } from '../../data/requests/requests.ts';
import { Status } from '../requests/list/Status.tsx';
import { MessageGuest } from '../requests/messages/MessageGuest.tsx';
import { Messages } from '../requests/messages/Messages.tsx';
import { recipientOf } from '../requests/messages/guestMessage.ts';
import { requestKinds } from '../requests/requestKinds.ts';
import type { RequestOfKind } from '../requests/requestKinds.ts';
import { ChangeRequest } from '../requests/sheet/ChangeRequest.tsx';
import { hasChangeRequest } from '../requests/sheet/changeRequestText.ts';
import { Assignee } from './Assignee.tsx';
import { requestInWords } from './entries.ts';
import { OpenEntry } from './OpenEntry.tsx';

const heading = ({ customerName }: GuestRequest) => customerName;
const waits = (request: GuestRequest) => request.unanswered === true || hasChangeRequest(request);

/** More of it than in a sheet, in pixels. */
const conversationHeight = 320;

interface OpenRequestProps extends RequestName {
  onDone: () => void;
}

export function OpenRequest({ kind, id, onDone }: OpenRequestProps) {
  const { collection, noun } = requestKinds[kind];
  const live = useRecord(collection, id);
  return (
    <OpenEntry live={live} name={noun} {...{ heading, waits, onDone }}>
      {(request) => <Answers {...({ kind, request } as RequestOfKind)} />}
    </OpenEntry>
  );
}

function Answers(of: RequestOfKind) {
  const { kind, request } = of;
  const { id, tripId, status, customerEmail, customerPhone, assignee } = request;
  const { title, path } = requestKinds[kind];
  const navigate = useNavigate();
  return (
    <>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{requestInWords(of)}</Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <Status status={status} />
          <Link component={RouterLink} to={path(id)} variant="body2" underline="always">
            {`${title} ${reference(id)}`}
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
      <ChangeRequest
        {...of}
        onShowOther={(other) => void navigate(requestKinds.bookings.path(other))}
      />
      {tripId ? <Messages kind={kind} request={request} height={conversationHeight} /> : null}
      <MessageGuest request={recipientOf(of)} />
    </>
  );
}
