import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ConcurrentChanges } from './useOfferForm.ts';

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
          <Stack direction="row" spacing={1}>
            <Button color="inherit" size="small" onClick={() => onResolve(name, 'theirs')}>
              Use theirs
            </Button>
            <Button color="inherit" size="small" onClick={() => onResolve(name, 'mine')}>
              Keep mine
            </Button>
          </Stack>
        </Alert>
      ))}
    </>
  );
}
