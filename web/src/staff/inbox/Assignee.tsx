import PersonOutlineIcon from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Colleague } from '@selasar/domain/core';
import type { RequestName } from '@selasar/domain/requests';
import { useId, useState } from 'react';
import { toast } from 'sonner';
import { useColleagueNames, useFormerColleagues } from '../../data/people/people.ts';
import { assignThread } from '../../data/trips/conversations.ts';
import { reasonOf, notArrived, notifyUnsure } from '../common/reasonOf.ts';
import { useOwnUid } from '../common/session.tsx';

const nobody = { uid: null, name: 'nobody' } as const;
type Choice = Colleague | typeof nobody;

function useAssignThread({ kind, id }: RequestName) {
  const [isRunning, setRunning] = useState(false);
  const assign = async (to: Choice, from: Choice): Promise<void> => {
    const message = `Assigned to ${to.name}`;
    const failed = (description: string) => toast.error('Not assigned', { description });
    setRunning(true);
    try {
      const input = { kind, id, assignee: to.uid, seen: from.uid };
      if (await assignThread(input, notifyUnsure(`it is assigned to ${to.name}`))) {
        toast.success(message, { action: { label: 'Undo', onClick: () => void assign(from, to) } });
      } else failed(notArrived);
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
    setRunning(false);
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
