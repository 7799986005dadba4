import PersonOutlineIcon from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { callAddress, reference, type Colleague } from '@selasar/domain/core';
import type { RequestName, GuestRequest } from '@selasar/domain/requests';
import { useId, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { useRecord } from '../../data/requests/requests.ts';
import { useColleagueNames, useFormerColleagues } from '../../data/people/people.ts';
import { assignThread } from '../../data/trips/conversations.ts';
import { attempt } from '../common/attempt.ts';
import { Status } from '../requests/list/Status.tsx';
import { MessageGuest } from '../requests/messages/MessageGuest.tsx';
import { Messages } from '../requests/messages/Messages.tsx';
import { recipientOf } from '../requests/messages/guestMessage.ts';
import { kindsForStaff, type RequestOfKind } from '../requests/kindsForStaff.ts';
import { ChangeRequest } from '../requests/sheet/ChangeRequest.tsx';
import { hasChangeRequest } from '../requests/sheet/changeRequestText.ts';
import { useOwnUid } from '../common/session.tsx';
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
  const { collection, noun } = kindsForStaff[kind];
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
  const { title, path } = kindsForStaff[kind];
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
        onShowOther={(other) => void navigate(kindsForStaff.bookings.path(other))}
      />
      {tripId ? <Messages kind={kind} request={request} height={conversationHeight} /> : null}
      <MessageGuest request={recipientOf(of)} />
    </>
  );
}

const nobody = { uid: null, name: 'nobody' } as const;
type Choice = Colleague | typeof nobody;

function useAssignThread({ kind, id }: RequestName) {
  const [isRunning, setRunning] = useState(false);
  const assign = async (to: Choice, from: Choice): Promise<void> => {
    setRunning(true);
    const input = { kind, id, assignee: to.uid, seen: from.uid };
    const isAssigned = await attempt((onUnsure) => assignThread(input, onUnsure), {
      failed: 'Not assigned',
      unsure: `it is assigned to ${to.name}`,
    });
    setRunning(false);
    if (!isAssigned) return;
    const undo = () => void assign(from, to);
    toast.success(`Assigned to ${to.name}`, { action: { label: 'Undo', onClick: undo } });
  };
  return { isRunning, assign };
}

interface AssigneeProps {
  thread: RequestName;
  assignee: Colleague | undefined;
}

export function Assignee({ thread, assignee }: AssigneeProps) {
  const menu = useId();
  const ownUid = useOwnUid();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isOpen = anchor !== undefined;
  const live = useColleagueNames(isOpen);
  const { isRunning, assign } = useAssignThread(thread);
  const now = assignee ?? nobody;
  const isFormer = useFormerColleagues(now.uid && now.uid !== ownUid ? [now.uid] : []).length > 0;
  const colleagues = live.status === 'success' ? live.data : [];
  const ownName = colleagues.find(({ uid }) => uid === ownUid)?.name ?? 'you';
  const choices: { label: string; choice: Choice }[] = [
    ...(ownUid ? [{ label: 'Me', choice: { uid: ownUid, name: ownName } }] : []),
    { label: 'Nobody', choice: nobody },
    ...colleagues
      .filter(({ uid }) => uid !== ownUid)
      .map((colleague) => ({ label: colleague.name, choice: colleague })),
  ];
  return (
    <>
      <Button
        size="small"
        startIcon={<PersonOutlineIcon />}
        // A disabled button would lose the focus.
        aria-disabled={isRunning}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        onClick={({ currentTarget }) => setAnchor(isRunning ? undefined : currentTarget)}
        sx={{ minHeight: 44, ml: -0.5, textAlign: 'left' }}
      >
        <span>
          {isFormer
            ? `Assigned to nobody: ${now.name} is no longer staff`
            : `Assigned to ${now.uid === ownUid && now.uid !== null ? 'me' : now.name}`}
        </span>
      </Button>
      <Menu id={menu} anchorEl={anchor ?? null} open={isOpen} onClose={() => setAnchor(undefined)}>
        {choices.map(({ label, choice }) => (
          <MenuItem
            key={choice.uid}
            selected={choice.uid === now.uid}
            onClick={() => {
              setAnchor(undefined);
              if (choice.uid !== now.uid) void assign(choice, now);
            }}
          >
            <span>{label}</span>
          </MenuItem>
        ))}
        {live.status === 'loading' && isOpen ? <MenuItem disabled>Loading…</MenuItem> : null}
        {live.status === 'error' ? (
          <MenuItem onClick={live.retry}>The others could not be loaded. Try again</MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
