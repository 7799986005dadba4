import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { emailSchema, problemText, validateWith } from '@selasar/domain/core';
import { isNothing, type RemovePersonAnswer, type FindPersonAnswer } from '@selasar/domain/people';
import { useState, useRef } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { adminApi } from '../../../data/api.ts';
import { Failure } from '../../../data/firebase/failure.ts';
import { AdminsOnly } from '../../common/session.tsx';
import { reportFailure, reasonOf } from '../../common/attempt.ts';
import { LoadError } from '../../common/Loaded.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { download } from '../../requests/list/export.ts';
import { Counts, FoundPerson } from './FoundPerson.tsx';

const PrivacyPage = () => (
  <AdminsOnly
    title="Only an admin can see this"
    hint="Please ask an admin to find the data of a guest."
  >
    <Person />
  </AdminsOnly>
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

export type PersonSearch =
  | { status: 'nothing asked' }
  | { status: 'loading'; email: string }
  | { status: 'found'; email: string; found: FindPersonAnswer }
  | { status: 'removed'; email: string; answer: RemovePersonAnswer }
  /** `isUnsure`: a removal may have been done, in full or in part. */
  | { status: 'error'; email: string; reason: string; isUnsure: boolean };

const reason = (error: unknown) => reasonOf(error) ?? 'Please try again.';

export function usePerson() {
  const [search, setSearch] = useState<PersonSearch>({ status: 'nothing asked' });
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState<'export' | 'remove'>();
  /** Only the latest search is answered. */
  const newest = useRef(0);

  const find = async (typed: string) => {
    const { problems } = await validateWith(emailSchema('email-missing'), typed);
    const [first] = problems ?? [];
    setProblem(first && problemText(first));
    if (first) return;
    const email = emailSchema().parse(typed);
    newest.current += 1;
    const turn = newest.current;
    setSearch({ status: 'loading', email });
    const outcome: PersonSearch = await adminApi.findPerson({ email }).then(
      (found) => ({ status: 'found', email, found }),
      (error: unknown) => ({ status: 'error', email, reason: reason(error), isUnsure: false }),
    );
    if (turn === newest.current) setSearch(outcome);
  };

  const take = async (email: string) => {
    setRunning('export');
    try {
      const { places } = await adminApi.exportPerson({ email });
      download('guest.json', [JSON.stringify(places, undefined, 2)], 'application/json');
    } catch (error) {
      reportFailure('Failed to export', error);
    }
    setRunning(undefined);
  };

  const remove = async (email: string, evenOpen: boolean) => {
    setRunning('remove');
    try {
      setSearch({
        status: 'removed',
        email,
        answer: await adminApi.removePerson({ email, evenOpen }),
      });
    } catch (error) {
      const isUnsure = !(error instanceof Failure && error.kind === 'refused');
      setSearch({ status: 'error', email, reason: reason(error), isUnsure });
    }
    setRunning(undefined);
  };

  return { search, problem, running, find, take, remove };
}
