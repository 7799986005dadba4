import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { UserProfile } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { refuseRegistration } from '../../../data/people/refuseRegistration.ts';
import { setRole } from '../../../data/people/setRole.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';
import { PersonRow } from './PersonRow.tsx';
import { actionsFor, isLastAdmin, roleNames } from './roles.ts';
import type { PersonAction } from './roles.ts';
import type { UserRole } from '@selasar/domain';

/** The order of the team: those waiting for approval come first. */
const roleOrder: readonly UserRole[] = ['pending', 'admin', 'staff'];

interface RoleChange {
  person: UserProfile;
  action: PersonAction;
}

/**
 * Everyone with an account, those waiting for approval first, with the possible actions. `own` is the uid of the
 * current user.
 */
export function People({ people, own }: { people: readonly UserProfile[]; own: string }) {
  const [prompt, setPrompt] = useState<RoleChange>();
  const [isConfirming, setIsConfirming] = useState(false);
  /** The uids of people with a pending action. */
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

/** Runs the action, and reports the outcome. */
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
