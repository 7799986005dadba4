import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { UserRole } from '@selasar/domain/core';
import type { UserProfile } from '@selasar/domain/people';
import { useState } from 'react';
import { toast } from 'sonner';
import { refuseRegistration, setRole } from '../../../data/people/people.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';
import {
  actionsFor,
  isLastAdmin,
  type PersonAction,
  roleNames,
  isUnfinished,
} from '../../common/roles.ts';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInBali } from '../../common/formatInstant.ts';

const roleOrder: readonly UserRole[] = ['pending', 'admin', 'staff'];

interface RoleChange {
  person: UserProfile;
  action: PersonAction;
}

/** `own` is the uid of the current user. */
export function People({ people, own }: { people: readonly UserProfile[]; own: string }) {
  const [prompt, setPrompt] = useState<RoleChange>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const startChange = async (change: RoleChange) => {
    setIsConfirming(false);
    const { uid } = change.person;
    setBusy((others) => new Set([...others, uid]));
    await applyChange(change);
    setBusy((all) => new Set([...all].filter((other) => other !== uid)));
  };
  const choose = (change: RoleChange) => {
    setPrompt(change);
    if (change.action.question) setIsConfirming(true);
    else void startChange(change);
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
          onConfirm={() => void startChange(prompt)}
          onCancel={() => setIsConfirming(false)}
        />
      ) : null}
    </Paper>
  );
}

async function applyChange({
  person: { uid, fullName },
  action: { to },
}: RoleChange): Promise<void> {
  const isRefusal = to === 'refused';
  const failed = `Failed to ${isRefusal ? 'refuse the registration' : 'change the role'}`;
  const done = isRefusal ? 'refused and deleted' : roleNames[to];
  const unsure = notifyUnsure(
    isRefusal ? `${fullName} is refused` : `the role of ${fullName} is “${done}”`,
  );
  try {
    const arrived = await (isRefusal
      ? refuseRegistration({ uid }, unsure)
      : setRole({ uid, role: to }, unsure));
    if (arrived) toast.success(`${fullName}: ${done}`);
    else toast.error(failed, { description: notArrived });
  } catch (error) {
    toast.error(failed, { description: reasonOf(error) ?? 'Please try again.' });
  }
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
