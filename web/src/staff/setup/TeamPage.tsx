import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UserRole } from '@selasar/domain/core';
import type { UserProfile } from '@selasar/domain/people';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { toast } from 'sonner';
import type { Session } from '../../data/people/session.ts';
import { usePeople, refuseRegistration, setRole } from '../../data/people/people.ts';
import { isValid } from '../../data/firebase/rows.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useBusy } from '../common/BusyButton.tsx';
import { Loaded } from '../common/Loaded.tsx';
import { attempt } from '../common/attempt.ts';
import { InvalidRecords } from '../grid/InvalidRecords.tsx';
import { AdminsOnly, adminRoute } from '../common/session.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import {
  actionsFor,
  isLastAdmin,
  roleNames,
  isUnfinished,
  type PersonAction,
} from '../common/roles.ts';
import { formatInBali } from '../common/formatInstant.ts';

function TeamPage() {
  const session = useRouteLoaderData<Session>(adminRoute);
  return (
    <AdminsOnly title="Only an admin can see the team" hint="Please ask an admin to change a role.">
      <Team uid={session?.uid ?? ''} />
    </AdminsOnly>
  );
}

const Team = ({ uid }: { uid: string }) => (
  <Loaded live={usePeople()} failed="Failed to load the team" height={240}>
    {(rows) => (
      <>
        <People people={rows.filter(isValid)} own={uid} />
        <InvalidRecords rows={rows} name="profile" />
      </>
    )}
  </Loaded>
);

export { TeamPage as Component };
export const handle = headingOf(setupPages.team);

const roleOrder: readonly UserRole[] = ['pending', 'admin', 'staff'];

interface RoleChange {
  person: UserProfile;
  action: PersonAction;
}

/** `own` is the uid of the current user. */
export function People({ people, own }: { people: readonly UserProfile[]; own: string }) {
  const [prompt, setPrompt] = useState<RoleChange>();
  const [isConfirming, setIsConfirming] = useState(false);
  const { busy, during } = useBusy();

  const startChange = (change: RoleChange) => {
    setIsConfirming(false);
    void during(change.person.uid, () => applyChange(change));
  };
  const choose = (change: RoleChange) => {
    setPrompt(change);
    if (change.action.question) setIsConfirming(true);
    else startChange(change);
  };
  const sorted = people.toSorted((a, b) => roleOrder.indexOf(a.role) - roleOrder.indexOf(b.role));

  return (
    <Paper variant="outlined">
      <List aria-label="Team" disablePadding>
        {sorted.map((person) => (
          <PersonRow
            key={person.uid}
            person={person}
            isSelf={person.uid === own}
            isLastAdmin={isLastAdmin(person, people)}
            isBusy={busy.has(person.uid)}
            actions={actionsFor(person, people)}
            onChoose={(action) => choose({ person, action })}
          />
        ))}
      </List>
      {prompt ? (
        <ConfirmDialog
          open={isConfirming}
          title={`${prompt.action.label}: ${prompt.person.fullName}?`}
          text={prompt.action.question?.(prompt.person) ?? ''}
          confirm={prompt.action.label}
          color={prompt.action.label === 'Approve' ? 'primary' : 'error'}
          onConfirm={() => startChange(prompt)}
          onCancel={() => setIsConfirming(false)}
        />
      ) : null}
    </Paper>
  );
}

async function applyChange({ person, action: { to } }: RoleChange): Promise<void> {
  const { uid, fullName } = person;
  const isRefusal = to === 'refused';
  const done = isRefusal ? 'refused and deleted' : roleNames[to];
  const isDone = await attempt(
    (onUnsure) =>
      isRefusal ? refuseRegistration({ uid }, onUnsure) : setRole({ uid, role: to }, onUnsure),
    {
      failed: `Failed to ${isRefusal ? 'refuse the registration' : 'change the role'}`,
      unsure: isRefusal ? `${fullName} is refused` : `the role of ${fullName} is “${done}”`,
    },
  );
  if (isDone) toast.success(`${fullName}: ${done}`);
}

interface PersonRowProps {
  person: UserProfile;
  isSelf: boolean;
  isLastAdmin: boolean;
  isBusy: boolean;
  actions: readonly PersonAction[];
  onChoose: (action: PersonAction) => void;
}

function PersonRow(props: PersonRowProps) {
  const { person, isSelf, isLastAdmin, isBusy, actions, onChoose } = props;
  return (
    <ListItem
      divider
      sx={{
        gap: 1.5,
        py: 2,
        flexWrap: 'wrap',
        px: { xs: 2, sm: 3 },
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {`${person.fullName}${isSelf ? ' (you)' : ''}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${person.email} · registered ${formatInBali(person.createdAt)}`}
        </Typography>
        <Verification verified={person.emailVerified} />
        {isUnfinished(person) && !isBusy ? (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {person.refused
              ? 'Refused, but not deleted yet. It is finished within the hour.'
              : 'This change has not reached the account yet. It is finished within the hour.'}
          </Typography>
        ) : null}
      </Box>
      <Chip
        label={person.refused ? 'Refused' : roleNames[person.role]}
        color={person.role === 'pending' ? 'warning' : 'default'}
        variant="outlined"
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ minWidth: { sm: 190 }, flexWrap: 'wrap' }}
      >
        {isLastAdmin ? (
          <Typography variant="body2" color="textSecondary">
            The last admin cannot be changed
          </Typography>
        ) : null}
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            variant={action.label === 'Approve' ? 'contained' : 'outlined'}
            color={action.to === 'pending' || action.to === 'refused' ? 'error' : 'primary'}
            aria-label={`${action.label}: ${person.fullName}`}
            disabled={isBusy}
            onClick={() => onChoose(action)}
          >
            <span>{action.label}</span>
          </Button>
        ))}
      </Stack>
    </ListItem>
  );
}

function Verification({ verified }: { verified: boolean }) {
  const Icon = verified ? VerifiedIcon : HelpOutlineIcon;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <Icon fontSize="inherit" aria-hidden />
      <span>{verified ? 'Address verified' : 'Address not verified'}</span>
    </Typography>
  );
}
