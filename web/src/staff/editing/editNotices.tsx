import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ConcurrentChanges } from './useSharedForm.ts';

interface ConcurrentChangesNoticeProps<Values> {
  concurrent: ConcurrentChanges<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  theirs: Values;
  onResolve: (name: keyof Values & string, choice: 'theirs' | 'mine') => void;
  textOf?: (value: Values[keyof Values & string], name: keyof Values & string) => string;
}

export const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.join('; ') || '(empty)' : String(value) || '(empty)';

export function ConcurrentChangesNotice<Values>({
  concurrent,
  labels,
  theirs,
  onResolve,
  textOf = valueText,
}: ConcurrentChangesNoticeProps<Values>) {
  const { updated, conflicting } = concurrent;
  return (
    <>
      {updated.length > 0 ? (
        <Alert severity="info">
          Someone else has just changed:{' '}
          <span>{updated.map((name) => labels[name]).join(', ')}</span>. You see the new values.
        </Alert>
      ) : null}
      {conflicting.map((name) => (
        <Alert key={name} severity="warning">
          <Typography variant="body2">
            Someone else has changed “<span>{labels[name]}</span>”, which you are changing too. It
            is now:
          </Typography>
          <Typography variant="body2" sx={{ my: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {textOf(theirs[name], name)}
          </Typography>
          <TheirsOrMine
            onTheirs={() => onResolve(name, 'theirs')}
            onMine={() => onResolve(name, 'mine')}
          />
        </Alert>
      ))}
    </>
  );
}

interface TheirsOrMineProps {
  onTheirs: () => void;
  onMine: () => void;
}

export const TheirsOrMine = ({ onTheirs, onMine }: TheirsOrMineProps) => (
  <Stack direction="row" spacing={1}>
    <Button color="inherit" size="small" onClick={onTheirs}>
      Use theirs
    </Button>
    <Button color="inherit" size="small" onClick={onMine}>
      Keep mine
    </Button>
  </Stack>
);

interface LeaveQuestionProps {
  isChanged: () => boolean;
  isSaving: boolean;
  onDiscard: () => void;
  /** What is changed is gone with the address, as in a dialog. */
  asksWithinPage?: boolean;
}

export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isChanged, isSaving, onDiscard, asksWithinPage = false } = props;
  // A session that has ended does not wait for an answer.
  const way = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (asksWithinPage || currentLocation.pathname !== nextLocation.pathname) &&
      nextLocation.pathname !== paths.auth() &&
      isChanged(),
  );
  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={way.state === 'blocked'}
      title="Discard your changes?"
      text="What you have changed here is not saved yet."
      confirm="Discard"
      cancel="Keep editing"
      running={isSaving}
      backCloses={false}
      onConfirm={() => {
        onDiscard();
        way.proceed?.();
      }}
      onCancel={() => way.reset?.()}
    />
  );
}
