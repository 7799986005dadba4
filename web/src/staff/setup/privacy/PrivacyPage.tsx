import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { isNothing, type RemovePersonAnswer } from '@selasar/domain/people';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../../data/people/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { adminRoute, useAnnouncedRole } from '../../common/session.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { Counts } from './Counts.tsx';
import { FoundPerson } from './FoundPerson.tsx';
import { usePerson } from './usePerson.ts';

function PrivacyPage() {
  const session = useRouteLoaderData<Session>(adminRoute);
  return session?.role === 'admin' ? <WhileAdmin session={session} /> : <OnlyAdmins />;
}

/** The profile shows a removed role before a new token does. */
function WhileAdmin({ session }: { session: Session }) {
  return useAnnouncedRole(session) === 'admin' ? <Person /> : <OnlyAdmins />;
}

const OnlyAdmins = () => (
  <EmptyState
    title="Only an admin can see this"
    hint="Please ask an admin to find the data of a guest."
  />
);

export function Person() {
  const [typed, setTyped] = useState('');
  const person = usePerson();
  const { search, problem, running } = person;
  const isBusy = search.status === 'loading' || running !== undefined;
  return (
    <Stack spacing={2.5}>
      <Stack
        component="form"
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void person.find(typed);
        }}
        sx={{ maxWidth: 640, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          fullWidth
          label="Email of the guest"
          type="email"
          value={typed}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          aria-disabled={isBusy}
          sx={{ flexShrink: 0 }}
        >
          Find guest
        </Button>
      </Stack>
      <Outcome person={person} />
    </Stack>
  );
}

function Outcome({ person }: { person: ReturnType<typeof usePerson> }) {
  const { search, running, find, take, remove } = person;
  if (search.status === 'nothing asked') {
    return (
      <EmptyState
        title="No guest yet"
        hint="Enter the address that the guest wrote to us or booked with."
      />
    );
  }
  const { email } = search;
  if (search.status === 'loading') {
    return <Skeleton variant="rounded" height={180} aria-label="Searching" />;
  }
  if (search.status === 'error') {
    return (
      <LoadError
        title={search.isUnsure ? 'The removal may not be complete' : 'The search failed'}
        message={
          search.isUnsure
            ? `${search.reason} Search again: if something is left, remove it again.`
            : search.reason
        }
        onRetry={() => void find(email)}
      />
    );
  }
  if (search.status === 'removed') {
    return <Removed answer={search.answer} onFind={() => void find(email)} />;
  }
  return (
    <FoundPerson
      email={email}
      found={search.found}
      running={running}
      onExport={() => void take(email)}
      onRemove={(evenOpen) => void remove(email, evenOpen)}
    />
  );
}

function Removed({ answer, onFind }: { answer: RemovePersonAnswer; onFind: () => void }) {
  const { removed, left } = answer;
  return (
    <Stack spacing={2}>
      <Alert severity="success">
        <AlertTitle>Removed</AlertTitle>
        <Counts counts={removed} />
        <span>{isNothing(left) ? 'A second search finds nothing.' : null}</span>
      </Alert>
      {isNothing(left) ? null : (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onFind}>
              Search again
            </Button>
          }
        >
          <AlertTitle>The guest has sent something in the meantime</AlertTitle>
          <Counts counts={left} />
        </Alert>
      )}
    </Stack>
  );
}

export { PrivacyPage as Component };
export const handle = headingOf(setupPages.privacy);
