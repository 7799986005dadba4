import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { userRoles } from './order.ts';
import type { UserProfile } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { setRole } from '../../firebase/callables/setRole.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { moment } from '../moment.ts';
import { notArrived, tellUnsure } from '../unsure.ts';
import { isLastAdmin, roleActions, roleNames } from './roles.ts';
import type { RoleAction } from './roles.ts';

interface Wish {
  person: UserProfile;
  action: RoleAction;
}

/** Everybody with an account, those who wait first, and what can be done. `own` is the uid of who looks. */
export function People({ people, own }: { people: readonly UserProfile[]; own: string }) {
  const [asked, setAsked] = useState<Wish>();
  const [busy, setBusy] = useState<string>();

  const carryOut = async ({ person, action }: Wish) => {
    setAsked(undefined);
    setBusy(person.uid);
    try {
      const role = roleNames[action.to];
      const unsure = tellUnsure(`the role of ${person.fullName} is “${role}”`);
      if (await setRole({ uid: person.uid, role: action.to }, unsure)) {
        toast.success(`${person.fullName}: ${role}`);
      } else {
        toast.error('Failed to change the role', { description: notArrived });
      }
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast.error('Failed to change the role', { description });
    }
    setBusy(undefined);
  };
  const choose = (wish: Wish) => (wish.action.asks ? setAsked(wish) : void carryOut(wish));
  const sorted = people.toSorted((a, b) => userRoles.indexOf(a.role) - userRoles.indexOf(b.role));

  return (
    <Paper variant="outlined">
      <List aria-label="Team" disablePadding>
        {sorted.map((person) => (
          <ListItem
            key={person.uid}
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
              <Typography sx={{ fontWeight: 600 }}>
                {person.fullName}
                {person.uid === own ? ' (you)' : ''}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {person.email} · registered {moment(person.createdAt)}
              </Typography>
            </Box>
            <Chip
              label={roleNames[person.role]}
              color={person.role === 'pending' ? 'warning' : 'default'}
              variant="outlined"
            />
            <Stack direction="row" spacing={1} sx={{ minWidth: { sm: 190 } }}>
              {isLastAdmin(person, people) ? (
                <Typography variant="body2" color="textSecondary">
                  The last admin stays one
                </Typography>
              ) : null}
              {roleActions(person, people).map((action) => (
                <Button
                  key={action.label}
                  size="small"
                  variant={action.to === 'staff' && !action.asks ? 'contained' : 'outlined'}
                  color={action.to === 'pending' ? 'error' : 'primary'}
                  aria-label={`${action.label}: ${person.fullName}`}
                  disabled={busy === person.uid}
                  onClick={() => choose({ person, action })}
                >
                  {action.label}
                </Button>
              ))}
            </Stack>
          </ListItem>
        ))}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? `${asked.action.label}: ${asked.person.fullName}?` : ''}
        text={
          asked?.action.to === 'pending'
            ? 'They can see nothing of the staff area any more, also on screens that are open now.'
            : 'They can no longer change the team.'
        }
        confirm={asked?.action.label ?? ''}
        onConfirm={() => asked && void carryOut(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </Paper>
  );
}
